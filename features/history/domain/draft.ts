import type { Day } from '#kit/pure/days.ts';
import {
  type AddEvent,
  type ChangeEvent,
  type EventType,
  type FieldEvent,
  hasProduct,
  type QuantityUnit,
  refuseDay,
  type EventDetails,
  unitsFor,
  WAIT_MAX,
} from './event.ts';

/** An entry as edited in the form, as text until validated. */
export interface Draft {
  readonly event_type: EventType | null;
  readonly date: Day;
  readonly description: string;
  readonly notes: string;
  readonly product: string;
  readonly wait: string;
  readonly quantity: string;
  readonly quantity_unit: QuantityUnit | null;
  readonly photos: readonly string[];
}

export const emptyDraft = (today: Day, type: EventType | null = null): Draft => ({
  event_type: type,
  date: today,
  description: '',
  notes: '',
  product: '',
  wait: '',
  quantity: '',
  quantity_unit: null,
  photos: [],
});

/** Contains nothing worth saving. */
export const isEmptyDraft = ({ description, notes, product, wait, quantity, photos }: Draft): boolean =>
  `${description}${notes}${product}${wait}${quantity}`.trim() === '' && photos.length === 0;

const text = (value: number | null): string => (value === null ? '' : String(value));
export const draftOf = (e: FieldEvent): Draft => ({
  event_type: e.event_type,
  date: e.date,
  description: e.description,
  notes: e.notes ?? '',
  product: e.product ?? '',
  wait: text(e.wait_days),
  quantity: text(e.quantity),
  quantity_unit: e.quantity_unit,
  photos: e.photos,
});

/** Parses typed numbers such as 1,200, 0,5 and 2.5. NaN when it is not a number. */
const parseAmount = (typed: string): number => {
  const plain = typed.replace(/\s/g, '');
  const point = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replace(/,/g, '') : plain.replace(',', '.');
  return /^\d{1,8}(\.\d{1,3})?$/.test(point) ? Number(point) : NaN;
};

/** The default measure. */
export const unitOf = ({ event_type: type, quantity_unit: unit }: Draft): QuantityUnit | null => {
  const units = type === null ? [] : unitsFor(type);
  return unit && units.includes(unit) ? unit : (units[0] ?? null);
};

/** Each is a key in the form's texts. */
export interface Faults {
  event_type?: 'whatMissing';
  date?: 'history.day_wrong' | 'history.in_future';
  wait?: 'waitWrong';
  quantity?: 'quantityWrong';
  description?: 'history.says_nothing';
}

export const faultsOf = (draft: Draft, today: Day): Faults => {
  const faults: Faults = {};
  const { event_type: type } = draft;
  if (type === null) faults.event_type = 'whatMissing';
  const day = refuseDay(draft.date, today);
  if (day) faults.date = day;
  if (
    type === 'spraying' &&
    draft.wait.trim() &&
    !(/^\d{1,3}$/.test(draft.wait.trim()) && Number(draft.wait) <= WAIT_MAX)
  )
    faults.wait = 'waitWrong';
  if (unitOf(draft) && draft.quantity.trim() && !(parseAmount(draft.quantity) > 0))
    faults.quantity = 'quantityWrong';
  if (
    (type === 'observation' || type === 'other') &&
    !draft.description.trim() &&
    !draft.notes.trim() &&
    draft.photos.length === 0
  )
    faults.description = 'history.says_nothing';
  return faults;
};

/** The details in a draft without faults. */
export const detailsOf = (draft: Draft): Omit<EventDetails, 'id'> => {
  const type = draft.event_type ?? 'other';
  const unit = unitOf(draft);
  const hasQuantity = unit !== null && draft.quantity.trim() !== '';
  return {
    date: draft.date,
    event_type: type,
    description: draft.description.trim(),
    notes: draft.notes.trim() || null,
    photos: draft.photos,
    product: hasProduct(type) ? draft.product.trim() || null : null,
    wait_days: type === 'spraying' && draft.wait.trim() ? Number(draft.wait) : null,
    quantity: hasQuantity ? parseAmount(draft.quantity) : null,
    quantity_unit: hasQuantity ? unit : null,
  };
};

/** Only what differs, so that edits of different columns on two phones both survive. */
export const changesOf = (before: FieldEvent, details: Omit<EventDetails, 'id'>): ChangeEvent => {
  const changed = (Object.keys(details) as (keyof typeof details)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(details[key]),
  );
  return { id: before.id, ...Object.fromEntries(changed.map((key) => [key, details[key]])) };
};

export const toAddArgs = (id: string, fieldId: string, details: Omit<EventDetails, 'id'>): AddEvent => ({
  id,
  field_id: fieldId,
  ...details,
});
/** The previous entry, for restoring it. */
export const toRestoreArgs = ({
  created_at: _created,
  updated_at: _updated,
  ...entry
}: FieldEvent): AddEvent => entry;
