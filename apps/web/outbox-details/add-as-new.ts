import { answerQuestion, askQuestion, editAnswer, editQuestion } from '#features/community/contract.ts';
import { addCrop, changeCrop, harvestCrop } from '#features/crops/contract.ts';
import { addField, changeField, setBoundary } from '#features/fields/contract.ts';
import { addEvent, changeEvent } from '#features/history/contract.ts';
import { changeOffer, postOffer } from '#features/offers/contract.ts';
import { addPlan, addTask, changePlan, changeTask, setTaskStatus } from '#features/tasks/contract.ts';
import { enrol, remind } from '#features/training/contract.ts';
import type { Command } from '#kit/sync/commands.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import type { Planned } from './restore.ts';
import type { Columns, RowTextContext } from './speech.ts';

/**
 * `given`: the last row shown on this phone, merged with the farmer's input and with a new id. `edited`: the
 * arguments of the edit.
 */
type Build = (given: Columns, speech: RowTextContext, edited: Columns) => readonly Planned[];

/** The arguments of an add command's schema, with null for missing ones. */
const argsFor = (command: Command, given: Columns): Columns => {
  // The contract's schema is a Zod object; its type is not known here.
  const { shape } = command.args as unknown as { readonly shape: Readonly<Record<string, unknown>> };
  return Object.fromEntries(Object.keys(shape).map((name) => [name, given[name] ?? null]));
};
const add = (command: Command, given: Columns): readonly Planned[] => [
  { command, args: argsFor(command, given) },
];
const known = (kind: string, column: string, given: Columns, { row }: RowTextContext): boolean =>
  typeof given[column] === 'string' && row(kind, given[column]) !== undefined;
/** Belongs to no field or plan when that was deleted. */
const loosened = (given: Columns, speech: RowTextContext): Columns => ({
  ...given,
  field_id: known('field', 'field_id', given, speech) ? given['field_id'] : null,
  plan_id: known('farm_plan', 'plan_id', given, speech) ? given['plan_id'] : null,
});

/** Only the photos of the edit itself: the server deletes the others with the thing. */
const withPhotos = (column: string, given: Columns, sent: readonly string[]): Columns =>
  Array.isArray(given[column])
    ? { ...given, [column]: (given[column] as readonly string[]).filter((hash) => sent.includes(hash)) }
    : given;

/** A size that the farmer typed is not a default. */
const typed = (args: Columns): Columns => ({ ...args, ...('size' in args && { size_is_default: false }) });

const newField: Build = (given) => {
  const { lat, lng } = (given['location'] ?? {}) as Columns;
  const isMeasured = given['boundary_source'] !== 'approximate';
  const place =
    given['place'] ??
    (given['location_unconfirmed'] === true || lat === undefined
      ? null
      : { lat, lng, accuracy_m: given['location_accuracy_m'] ?? null });
  const {
    boundary: _,
    boundary_source: __,
    area_error_m2: ___,
    measured_at: ____,
    size_is_default: isDefault,
    ...args
  } = argsFor(addField, { ...given, place });
  const shape =
    isMeasured && given['boundary']
      ? {
          boundary: given['boundary'],
          boundary_source: given['boundary_source'],
          area_error_m2: given['area_error_m2'] ?? null,
          measured_at: given['measured_at'] ?? null,
        }
      : {};
  // The farm exists; its id is used only when there is none.
  const size = typeof isDefault === 'boolean' ? { size_is_default: isDefault } : {};
  return [
    { command: addField, args: { ...args, ...size, farm_id: given['farm_id'] ?? given['id'], ...shape } },
  ];
};
const newCrop: Build = (given, speech) => {
  if (!known('field', 'field_id', given, speech)) return [];
  const isHarvested = typeof given['harvested_on'] === 'string';
  const harvest = isHarvested ? add(harvestCrop, given) : [];
  return [...add(addCrop, isHarvested ? { ...given, status: 'growing' } : given), ...harvest];
};
/** A new task is pending; another status needs a second command. */
const newTask: Build = (given, speech, { status, on }) => [
  ...add(addTask, loosened(given, speech)),
  ...(status === 'pending'
    ? []
    : [{ command: setTaskStatus as Command, args: { id: given['id'], status, on } }]),
];

const builds: Readonly<Record<string, Build>> = {
  [changeField.name]: newField,
  [setBoundary.name]: newField,
  [changeCrop.name]: newCrop,
  [harvestCrop.name]: newCrop,
  [changeEvent.name]: (given, speech) =>
    known('field', 'field_id', given, speech) ? add(addEvent, given) : [],
  [changeTask.name]: (given, speech) => add(addTask, loosened(given, speech)),
  [setTaskStatus.name]: newTask,
  [addTask.name]: (given, speech) => add(addTask, loosened(given, speech)),
  [changePlan.name]: (given, speech) => add(addPlan, loosened(given, speech)),
  [addPlan.name]: (given, speech) => add(addPlan, loosened(given, speech)),
  [editQuestion.name]: (given, { language }) => add(askQuestion, { language, ...given }),
  [editAnswer.name]: (given) => add(answerQuestion, given),
  [changeOffer.name]: (given) => add(postOffer, given),
  // An enrolment has the id of its lesson.
  [remind.name]: (_given, _speech, { id, remind_on: day }) =>
    typeof day === 'string' ? add(enrol, { id, remind_on: day }) : [],
};

/**
 * The commands that add the edited thing as new, because the original was deleted. Empty where impossible.
 * Reuses the refused command's id, so that a second tap adds nothing twice.
 */
export const addAsNew = (
  {
    id,
    name,
    args,
    row = {},
    photos = [],
  }: Pick<OutboxItemView, 'id' | 'name' | 'args' | 'row'> & Partial<Pick<OutboxItemView, 'photos'>>,
  speech: RowTextContext,
): readonly Planned[] => {
  const edited = args as Columns;
  const last = withPhotos('photos', { ...row, ...typed(edited), id }, photos);
  const planned = builds[name]?.(withPhotos('images', last, photos), speech, edited) ?? [];
  return planned.every(({ command, args: built }) => command.args.safeParse(built).success) ? planned : [];
};
