import { addDays, type Day, dayNumber } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';

/**
 * Entry types that a farmer records for a field (FDC-06). Coffee berry disease is computed from the flowering
 * date.
 */
export const eventTypes = [
  'planting',
  'weeding',
  'fertiliser',
  'spraying',
  'irrigation',
  'flowering',
  'harvest',
  'observation',
  'other',
] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * In the farmer's own measure. Not converted to weight, because the weight of a bag or crate depends on the
 * crop.
 */
export const quantityUnits = [
  'kg',
  'bag_90kg',
  'bag_50kg',
  'debe',
  'gorogoro',
  'crate',
  'bunch',
  'litre',
] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

const dryUnits: readonly QuantityUnit[] = ['kg', 'bag_50kg', 'bag_90kg', 'debe', 'gorogoro'];
const unitsOf: Readonly<Partial<Record<EventType, readonly QuantityUnit[]>>> = {
  planting: ['kg', 'gorogoro', 'bunch'],
  fertiliser: dryUnits,
  spraying: ['litre', 'kg'],
  irrigation: ['litre'],
  harvest: [...dryUnits, 'crate', 'bunch'],
};
/** Empty when no amount applies. */
export const unitsFor = (type: EventType): readonly QuantityUnit[] => unitsOf[type] ?? [];
/** Whether the entry records the product applied. */
export const hasProduct = (type: EventType): boolean => type === 'spraying' || type === 'fertiliser';

export const MAX_PHOTOS = 4;
export const DESCRIPTION_MAX = 200;
export const NOTES_MAX = 2_000;
export const PRODUCT_MAX = 80;
export const WAIT_MAX = 365;

/** An entry of the field history: "event" in commands and tables, "entry" in the user interface. */
export interface FieldEvent {
  readonly id: string;
  readonly field_id: string;
  readonly date: Day;
  readonly event_type: EventType;
  readonly description: string;
  readonly notes: string | null;
  /** Photo hashes. Lists show the first. */
  readonly photos: readonly string[];
  readonly product: string | null;
  /** Pre-harvest interval in days, from the label. */
  readonly wait_days: number | null;
  readonly quantity: number | null;
  readonly quantity_unit: QuantityUnit | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export type EventDetails = Omit<FieldEvent, 'field_id' | 'created_at' | 'updated_at'>;
export type AddEvent = Omit<FieldEvent, 'created_at' | 'updated_at'>;
/** Only the changed columns, because a second phone may have changed others. */
export type ChangeEvent = { readonly id: string } & {
  readonly [Key in keyof Omit<EventDetails, 'id'>]?: EventDetails[Key] | undefined;
};

const detailsRefusals = ['history.day_wrong', 'history.in_future', 'history.says_nothing'] as const;
export const addRefusals = ['history.exists', 'history.field_not_found', ...detailsRefusals] as const;
export const changeRefusals = ['history.not_found', ...detailsRefusals] as const;

const FIRST_DAY = '1990-01-01';

/** A phone in another time zone may be a day ahead of Nairobi. */
export const refuseDay = (date: Day, today: Day): 'history.day_wrong' | 'history.in_future' | null => {
  if (dayNumber(date) === null || date < FIRST_DAY) return 'history.day_wrong';
  return date > addDays(today, 1) ? 'history.in_future' : null;
};

/** Whether an observation or other entry has no content. All other types may be empty. */
const hasNoContent = ({ event_type: type, description, notes, photos }: EventDetails): boolean =>
  (type === 'observation' || type === 'other') && description === '' && notes === null && photos.length === 0;

const cleanDetails = <T extends EventDetails>(details: T): T => {
  const hasQuantity =
    details.quantity !== null &&
    details.quantity_unit !== null &&
    unitsFor(details.event_type).includes(details.quantity_unit);
  return {
    ...details,
    description: details.description.trim(),
    notes: details.notes?.trim() || null,
    photos: [...new Set(details.photos)],
    product: (hasProduct(details.event_type) && details.product?.trim()) || null,
    wait_days: details.event_type === 'spraying' ? details.wait_days : null,
    quantity: hasQuantity ? details.quantity : null,
    quantity_unit: hasQuantity ? details.quantity_unit : null,
  };
};

const decideDetails = <T extends EventDetails>(
  details: T,
  today: Day,
): Result<T, (typeof detailsRefusals)[number]> => {
  const wrongDay = refuseDay(details.date, today);
  if (wrongDay) return refuse(wrongDay);
  const cleaned = cleanDetails(details);
  return hasNoContent(cleaned) ? refuse('history.says_nothing') : ok(cleaned);
};

interface AddEventContext {
  readonly exists: boolean;
  readonly hasField: boolean;
  readonly today: Day;
  readonly at: string;
}

/** Rules for adding an entry, shared by phone and server. */
export const decideAdd = (
  args: AddEvent,
  { exists, hasField, today, at }: AddEventContext,
): Result<FieldEvent, (typeof addRefusals)[number]> => {
  if (exists) return refuse('history.exists');
  if (!hasField) return refuse('history.field_not_found');
  const decided = decideDetails(args, today);
  return decided.ok ? ok({ ...decided.value, created_at: at, updated_at: at }) : decided;
};

export const decideChange = (
  before: FieldEvent | null,
  { id: _id, ...change }: ChangeEvent,
  today: Day,
  at: string,
): Result<FieldEvent, (typeof changeRefusals)[number]> => {
  if (!before) return refuse('history.not_found');
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<FieldEvent>;
  const decided = decideDetails({ ...before, ...given }, today);
  return decided.ok ? ok({ ...decided.value, updated_at: at }) : decided;
};

/**
 * The first day on which the crop may be harvested again; null when nothing was sprayed or no waiting period
 * was entered.
 */
export const harvestFrom = ({
  event_type: type,
  date,
  wait_days: days,
}: Pick<FieldEvent, 'event_type' | 'date' | 'wait_days'>): Day | null =>
  type === 'spraying' && days !== null && days > 0 ? addDays(date, days) : null;

/**
 * The first day on which a field may be harvested after all of its sprays. Null when no pre-harvest interval
 * is running.
 */
export const noHarvestBefore = (
  events: readonly Parameters<typeof harvestFrom>[0][],
  today: Day,
): Day | null =>
  events
    .map(harvestFrom)
    .filter((day): day is Day => day !== null && day > today)
    .sort()
    .pop() ?? null;
