import { editAnswer, editQuestion } from '#features/community/contract.ts';
import { changeCrop, harvestCrop } from '#features/crops/contract.ts';
import { changeField } from '#features/fields/contract.ts';
import { changeEvent } from '#features/history/contract.ts';
import { answerOutcome } from '#features/impact/contract.ts';
import { updateOffer } from '#features/offers/contract.ts';
import { confirmCrop, pickCandidate, setScanField } from '#features/scanner/contract.ts';
import { changePlan, changeTask, setTaskStatus } from '#features/tasks/contract.ts';
import { remind } from '#features/training/contract.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { Command } from '#kit/sync/commands.ts';
import type { Columns } from './row-text-context.ts';

/** A command with arguments that its schema checks when it is sent. */
export interface CommandWithArgs {
  readonly command: Command;
  readonly args: Columns;
}
type Restore = (old: Columns, row: Columns) => readonly CommandWithArgs[];

const pick = (columns: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(names.filter((name) => name in columns).map((name) => [name, columns[name]]));
const omit = (columns: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)));
const editCommands = (command: Command, row: Columns, args: Columns): readonly CommandWithArgs[] =>
  Object.keys(args).length > 0 ? [{ command, args: { id: row['id'], ...args } }] : [];
/** For commands that take the whole row: puts the old values over the current ones. */
const fullRowEdit =
  (command: Command, names: readonly string[]): Restore =>
  (old, row) => [{ command, args: pick({ ...row, ...old }, names) }];

const HARVEST_COLUMNS = ['harvested_on', 'actual_yield', 'actual_yield_size', 'actual_yield_unit'];
const STATUS_COLUMNS = ['status', 'completed_on'];

const restoreField: Restore = (old, row) => {
  const place = old['location'] as Columns | undefined;
  return editCommands(changeField, row, {
    ...omit(old, ['location']),
    ...(place && { place: { ...place, accuracy_m: null } }),
  });
};
const restoreCrop: Restore = (old, row) => {
  const isHarvest =
    { ...row, ...old }['status'] === 'harvested' && typeof { ...row, ...old }['harvested_on'] === 'string';
  const rest = omit(old, isHarvest ? [...HARVEST_COLUMNS, 'status'] : HARVEST_COLUMNS);
  const touchesHarvest = [...HARVEST_COLUMNS, 'status'].some((name) => name in old);
  return [
    ...editCommands(changeCrop, row, rest),
    ...(isHarvest && touchesHarvest
      ? [{ command: harvestCrop as Command, args: pick({ ...row, ...old }, ['id', ...HARVEST_COLUMNS]) }]
      : []),
  ];
};
/** One command sets status and completion date, so both are restored together. */
const restoreStatus: Restore = (old, row) => {
  const { status, completed_on: completedOn } = { ...row, ...old };
  const isStatusChanged = 'status' in old || ('completed_on' in old && status === 'completed');
  const args = { id: row['id'], status, on: old['completed_on'] ?? completedOn ?? dayInNairobi(new Date()) };
  return isStatusChanged ? [{ command: setTaskStatus, args }] : [];
};
const restoreTask: Restore = (old, row) => [
  ...editCommands(changeTask, row, omit(old, STATUS_COLUMNS)),
  ...restoreStatus(old, row),
];

const restoreScan: Restore = (old, row) => [
  ...(typeof old['pick'] === 'string' ? editCommands(pickCandidate, row, { condition: old['pick'] }) : []),
  ...editCommands(confirmCrop, row, pick(old, ['crop_type'])),
  ...('field_id' in old
    ? editCommands(setScanField, row, { field_id: old['field_id'], confirmed: true })
    : []),
];

const restoreByKind: Readonly<Record<string, Restore>> = {
  field: restoreField,
  crop: restoreCrop,
  field_event: (old, row) => editCommands(changeEvent, row, old),
  farm_plan_task: restoreTask,
  farm_plan: (old, row) => editCommands(changePlan, row, old),
  community_question: fullRowEdit(editQuestion, [
    'id',
    'title',
    'content',
    'category_id',
    'crop_type',
    'farming_method',
    'location',
    'tags',
    'images',
  ]),
  community_answer: fullRowEdit(editAnswer, ['id', 'content', 'images']),
  sell_offer: fullRowEdit(updateOffer, ['id', 'grade', 'quantity', 'price', 'ready_from', 'note']),
  outcome: fullRowEdit(answerOutcome, [
    'scan_id',
    'step',
    'answer',
    'doings',
    'cost_kes',
    'saved_amount',
    'saved_unit',
    'photo',
  ]),
  scan: restoreScan,
  enrolment: (old, row) => editCommands(remind, row, pick(old, ['remind_on'])),
};

/** The commands that restore overwritten values; empty where impossible. */
export const restoreCommands = (kind: string, old: Columns, row: Columns): readonly CommandWithArgs[] =>
  (restoreByKind[kind]?.(old, row) ?? []).filter(({ command, args }) => command.args.safeParse(args).success);
