import { answerQuestion, askQuestion, editAnswer, editQuestion } from '#features/community/contract.ts';
import { addCrop, changeCrop, harvestCrop } from '#features/crops/contract.ts';
import { addField, changeField, setBoundary } from '#features/fields/contract.ts';
import { addEvent, changeEvent } from '#features/history/contract.ts';
import { updateOffer, postOffer } from '#features/offers/contract.ts';
import { addPlan, addTask, changePlan, changeTask, setTaskStatus } from '#features/tasks/contract.ts';
import { enrol, remind } from '#features/training/contract.ts';
import type { Command } from '#kit/sync/commands.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import type { CommandWithArgs } from './restore.ts';
import type { Columns, RowTextContext } from './row-text-context.ts';

/**
 * `given`: the last row shown on this phone, merged with the farmer's input and with a new id. `edited`: the
 * arguments of the edit.
 */
type CommandBuilder = (given: Columns, speech: RowTextContext, edited: Columns) => readonly CommandWithArgs[];

/** The arguments of an add command's schema, with null for missing ones. */
const argsFor = (command: Command, given: Columns): Columns => {
  // The contract's schema is a Zod object; its type is not known here.
  const { shape } = command.args as unknown as { readonly shape: Readonly<Record<string, unknown>> };
  return Object.fromEntries(Object.keys(shape).map((name) => [name, given[name] ?? null]));
};
const addCommands = (command: Command, given: Columns): readonly CommandWithArgs[] => [
  { command, args: argsFor(command, given) },
];
const isRowKnown = (kind: string, column: string, given: Columns, { row }: RowTextContext): boolean =>
  typeof given[column] === 'string' && row(kind, given[column]) !== undefined;
/** Clears `field_id` and `plan_id` when that row was deleted. */
const withoutMissingParents = (given: Columns, speech: RowTextContext): Columns => ({
  ...given,
  field_id: isRowKnown('field', 'field_id', given, speech) ? given['field_id'] : null,
  plan_id: isRowKnown('farm_plan', 'plan_id', given, speech) ? given['plan_id'] : null,
});

/** Keeps only the photos of the edit, because the server deletes the others with the original row. */
const onlySentPhotos = (column: string, given: Columns, sent: readonly string[]): Columns =>
  Array.isArray(given[column])
    ? { ...given, [column]: (given[column] as readonly string[]).filter((hash) => sent.includes(hash)) }
    : given;

/** A size that the farmer typed is not a default. */
const withTypedSize = (args: Columns): Columns => ({
  ...args,
  ...('size' in args && { size_is_default: false }),
});

const newField: CommandBuilder = (given) => {
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
const newCrop: CommandBuilder = (given, speech) => {
  if (!isRowKnown('field', 'field_id', given, speech)) return [];
  const isHarvested = typeof given['harvested_on'] === 'string';
  const harvest = isHarvested ? addCommands(harvestCrop, given) : [];
  return [...addCommands(addCrop, isHarvested ? { ...given, status: 'growing' } : given), ...harvest];
};
/** A new task is pending; another status needs a second command. */
const newTask: CommandBuilder = (given, speech, { status, on }) => [
  ...addCommands(addTask, withoutMissingParents(given, speech)),
  ...(status === 'pending'
    ? []
    : [{ command: setTaskStatus as Command, args: { id: given['id'], status, on } }]),
];

const commandBuilders: Readonly<Record<string, CommandBuilder>> = {
  [changeField.name]: newField,
  [setBoundary.name]: newField,
  [changeCrop.name]: newCrop,
  [harvestCrop.name]: newCrop,
  [changeEvent.name]: (given, speech) =>
    isRowKnown('field', 'field_id', given, speech) ? addCommands(addEvent, given) : [],
  [changeTask.name]: (given, speech) => addCommands(addTask, withoutMissingParents(given, speech)),
  [setTaskStatus.name]: newTask,
  [addTask.name]: (given, speech) => addCommands(addTask, withoutMissingParents(given, speech)),
  [changePlan.name]: (given, speech) => addCommands(addPlan, withoutMissingParents(given, speech)),
  [addPlan.name]: (given, speech) => addCommands(addPlan, withoutMissingParents(given, speech)),
  [editQuestion.name]: (given, { language }) => addCommands(askQuestion, { language, ...given }),
  [editAnswer.name]: (given) => addCommands(answerQuestion, given),
  [updateOffer.name]: (given) => addCommands(postOffer, given),
  // An enrolment has the id of its lesson.
  [remind.name]: (_given, _speech, { id, remind_on: day }) =>
    typeof day === 'string' ? addCommands(enrol, { id, remind_on: day }) : [],
};

/**
 * The commands that add the edited row as a new one, because the original was deleted. Empty where
 * impossible. Reuses the refused command's id, so that a second tap adds nothing twice.
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
): readonly CommandWithArgs[] => {
  const edited = args as Columns;
  const newRow = onlySentPhotos('photos', { ...row, ...withTypedSize(edited), id }, photos);
  const planned = commandBuilders[name]?.(onlySentPhotos('images', newRow, photos), speech, edited) ?? [];
  return planned.every(({ command, args: built }) => command.args.safeParse(built).success) ? planned : [];
};
