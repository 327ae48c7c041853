import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editAnswer, editQuestion } from '#features/community/contract.ts';
import { changeCrop, harvestCrop } from '#features/crops/contract.ts';
import { changeField, setBoundary } from '#features/fields/contract.ts';
import { changeEvent } from '#features/history/contract.ts';
import { answerOutcome } from '#features/impact/contract.ts';
import { updateOffer } from '#features/offers/contract.ts';
import { confirmCrop, pickCandidate, setScanField } from '#features/scanner/contract.ts';
import { changePlan, changeTask, setTaskStatus } from '#features/tasks/contract.ts';
import { enrol, remind } from '#features/training/contract.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Command } from '#kit/sync/commands.ts';
import { typedColumns } from './outbox-item.ts';
import { restoreCommands } from './restore.ts';
import { derivedColumns, details } from './row-details.ts';
import { cropOf, fieldRow, taskRow } from './testing.ts';

const edits: readonly Command[] = [
  changeField,
  setBoundary,
  changeCrop,
  harvestCrop,
  changeEvent,
  changeTask,
  setTaskStatus,
  changePlan,
  editQuestion,
  editAnswer,
  updateOffer,
  answerOutcome,
  pickCandidate,
  confirmCrop,
  setScanField,
  enrol,
  remind,
];
const argsOf = ({ args }: Command): string[] => Object.keys((args as unknown as { shape: object }).shape);

test('every command that edits is covered here', () => {
  const contracts = readdirSync('features').flatMap((feature) => {
    try {
      return [readFileSync(`features/${feature}/contract.ts`, 'utf8')];
    } catch {
      return [];
    }
  });
  const found = contracts.flatMap((text) =>
    text
      .split(/\n(?=export const )/)
      .filter((part) => /\bedits: '/.test(part))
      .map((part) => /command\(\s*'([\w.]+)'/.exec(part)?.[1]),
  );
  expect(found.sort()).toEqual(edits.map(({ name }) => name).sort());
});

test.each(edits.map((command) => [command.name, command] as const))(
  'every column that %s sets has a label',
  (_, command) => {
    const { edits: kind = '', key = ['id'], sets = {} } = command.conflictPolicy!;
    const args = argsOf(command).filter((name) => !key.includes(name));
    const columns = [
      ...Object.keys(
        typedColumns({
          name: command.name,
          args: Object.fromEntries(args.map((name) => [name, 'completed'])),
        }),
      ),
      ...Object.values(sets).flat(),
    ];
    const explained = [
      ...(details[kind] ?? []).flatMap((one) => one.columns),
      ...(derivedColumns[kind] ?? []),
    ];
    expect(columns.filter((column) => !explained.includes(column))).toEqual([]);
  },
);

const AT = '2026-11-01T08:00:00.000Z';
const event = {
  id: newId(),
  field_id: newId(),
  date: '2026-11-01',
  event_type: 'weeding',
  description: '',
  notes: null,
  photos: [],
  product: null,
  wait_days: null,
  quantity: null,
  quantity_unit: null,
};
const question = {
  id: newId(),
  title: 'Mahindi yangu',
  content: 'Majani ni ya njano',
  category_id: 'other',
  crop_type: null,
  farming_method: null,
  location: null,
  tags: [],
  images: [],
  status: 'open',
  created_at: AT,
};
const offer = {
  id: newId(),
  crop: 'maize',
  grade: 'grade_1',
  quantity: 4,
  unit: 'bag_90kg',
  kg_each: null,
  price: 4000,
  ready_from: '2026-11-20',
  note: '',
  county: 'Nakuru',
};
const outcome = {
  id: 's:7',
  scan_id: newId(),
  step: 7,
  answer: 'better',
  doings: [],
  cost_kes: null,
  saved_amount: null,
  saved_unit: null,
  photo: null,
  answered_at: AT,
};
const plan = {
  id: newId(),
  title: 'Masika',
  description: null,
  goal: null,
  field_id: null,
  crop_type: null,
  start_date: null,
  end_date: null,
  status: 'active',
};

test.each([
  ['field', fieldRow(), { name: 'Juu' }, [['fields.change', { name: 'Juu' }]]],
  [
    'field',
    fieldRow(),
    { location: { lat: 1, lng: 36 }, elevation: 1800 },
    [['fields.change', { place: { lat: 1, lng: 36, accuracy_m: null }, elevation: 1800 }]],
  ],
  [
    'crop',
    cropOf(),
    { notes: 'Juu ya njia', area_size: 2 },
    [['crops.change', { notes: 'Juu ya njia', area_size: 2 }]],
  ],
  [
    'crop',
    cropOf(),
    {
      status: 'harvested',
      harvested_on: '2026-10-01',
      actual_yield: 1080,
      actual_yield_size: 12,
      actual_yield_unit: 'bag_90kg',
    },
    [['crops.harvest', { harvested_on: '2026-10-01', actual_yield_size: 12 }]],
  ],
  [
    'crop',
    cropOf({ status: 'harvested', harvested_on: '2026-10-01' }),
    { status: 'failed' },
    [['crops.change', { status: 'failed' }]],
  ],
  ['field_event', event, { description: 'Palizi' }, [['history.change', { description: 'Palizi' }]]],
  ['farm_plan_task', taskRow(), { title: 'Palizi' }, [['tasks.change', { title: 'Palizi' }]]],
  [
    'farm_plan_task',
    taskRow(),
    { title: 'Palizi', status: 'completed', completed_on: '2026-10-01' },
    [
      ['tasks.change', { title: 'Palizi' }],
      ['tasks.set_status', { status: 'completed', on: '2026-10-01' }],
    ],
  ],
  [
    'farm_plan_task',
    taskRow({ status: 'completed', completed_on: '2026-10-04' }),
    { completed_on: '2026-10-01' },
    [['tasks.set_status', { status: 'completed', on: '2026-10-01' }]],
  ],
  ['farm_plan_task', taskRow(), { completed_on: '2026-10-01' }, []],
  ['farm_plan', plan, { goal: 'Magunia 20' }, [['tasks.change_plan', { goal: 'Magunia 20' }]]],
  [
    'community_question',
    question,
    { title: 'Mahindi ya njano' },
    [['community.edit_question', { title: 'Mahindi ya njano', content: question.content }]],
  ],
  [
    'community_answer',
    { id: newId(), content: 'Weka mbolea', images: [] },
    { content: 'Weka samadi' },
    [['community.edit_answer', { content: 'Weka samadi' }]],
  ],
  ['sell_offer', offer, { price: 4200 }, [['offers.change', { price: 4200, quantity: 4 }]]],
  ['outcome', outcome, { answer: 'worse' }, [['outcomes.answer', { answer: 'worse', step: 7 }]]],
  [
    'scan',
    { id: newId(), pick: 'maize___rust' },
    { pick: 'bean___rust' },
    [['scans.pick', { condition: 'bean___rust' }]],
  ],
  [
    'scan',
    { id: newId(), field_id: null, crop_type: 'bean' },
    { crop_type: 'coffee' },
    [['scans.confirm_crop', { crop_type: 'coffee' }]],
  ],
  [
    'scan',
    { id: newId(), field_id: null },
    { field_id: plan.id },
    [['scans.set_field', { field_id: plan.id, confirmed: true }]],
  ],
  [
    'enrolment',
    { id: 'make-compost' },
    { remind_on: '2026-12-01' },
    [['training.remind', { remind_on: '2026-12-01' }]],
  ],
])('an overwritten value of a %s can be restored', (kind, row, old, expected) => {
  const planned = restoreCommands(kind, old, row);
  expect(planned.map(({ command }) => command.name)).toEqual(expected.map(([name]) => name));
  planned.forEach(({ args }, i) => expect(args).toMatchObject(expected[i]![1] as object));
});
