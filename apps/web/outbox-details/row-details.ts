import type { RowTextContext } from './row-text-context.ts';
import * as valueText from './values.ts';
import type { ValueText } from './values.ts';

type Label = keyof RowTextContext['words']['labels'];
/** One detail as the farmer sees it: columns under a shared label. */
export interface Detail {
  readonly label: Label;
  readonly columns: readonly string[];
  readonly toText: ValueText;
}

const detail = (label: Label, columns: string | readonly string[], text: ValueText): Detail => ({
  label,
  columns: typeof columns === 'string' ? [columns] : columns,
  toText: text,
});

const photos: ValueText = valueText.listLength('photos', ({ words }, n) => words.photos(n));
const images: ValueText = valueText.listLength('images', ({ words }, n) => words.photos(n));
/** An outline is shown as "an outline" only; the size of the field is a detail of its own. */
const outline: ValueText = (row, { words }) =>
  typeof row['boundary'] === 'string' ? words.outlineSet : null;
const price: ValueText = (row, context) =>
  valueText.money('price')(row, context) ?? ('price' in row ? context.words.openPrice : null);
const savings: ValueText = (row, context) =>
  (row['saved_unit'] === 'kes'
    ? valueText.money('saved_amount')
    : valueText.amount('saved_amount', 'saved_unit'))(row, context);

/**
 * Every detail that a farmer can enter or edit, by kind of row. Columns that the app sets are in
 * `derivedColumns`.
 */
export const details: Readonly<Record<string, readonly Detail[]>> = {
  field: [
    detail('name', 'name', valueText.text('name')),
    detail('size', ['size', 'size_unit'], valueText.area('size', 'size_unit')),
    detail('outline', 'boundary', outline),
    detail('crop', 'crop_type', valueText.crop('crop_type')),
    detail('season', 'season', valueText.text('season')),
    detail(
      'soil',
      'soil_type',
      valueText.oneOf('soil_type', ({ wizard }) => wizard.soils),
    ),
    detail(
      'water',
      'irrigation_type',
      valueText.oneOf('irrigation_type', ({ wizard }) => wizard.waters),
    ),
    detail(
      'ph',
      'soil_ph',
      valueText.numberText('soil_ph', ({ format }, n) => format.number(n, 1)),
    ),
    detail(
      'altitude',
      'elevation',
      valueText.numberText('elevation', ({ format, words }, n) => words.metres(format.number(n))),
    ),
    detail('placeName', 'location_description', valueText.text('location_description')),
    detail('location', 'location', valueText.place('location')),
  ],
  crop: [
    detail('crop', 'crop_type', valueText.crop('crop_type')),
    detail('seed', 'variety_class', valueText.seed),
    detail('variety', 'variety', valueText.text('variety')),
    detail(
      'status',
      'status',
      valueText.oneOf('status', ({ crops }) => crops.statuses),
    ),
    detail('planted', 'planting_date', valueText.day('planting_date')),
    detail('expectedDay', 'expected_harvest_date', valueText.day('expected_harvest_date')),
    detail('area', ['area_size', 'area_unit'], valueText.area('area_size', 'area_unit')),
    detail(
      'altitude',
      'altitude_band',
      valueText.oneOf('altitude_band', ({ crops }) => crops.form.altitudes),
    ),
    detail('county', 'county', valueText.text('county')),
    detail(
      'expectedYield',
      ['expected_yield_size', 'expected_yield_unit'],
      valueText.amount('expected_yield_size', 'expected_yield_unit'),
    ),
    detail('harvestedOn', 'harvested_on', valueText.day('harvested_on')),
    detail(
      'yield',
      ['actual_yield_size', 'actual_yield_unit'],
      valueText.amount('actual_yield_size', 'actual_yield_unit'),
    ),
    detail('notes', 'notes', valueText.text('notes')),
  ],
  field_event: [
    detail(
      'work',
      'event_type',
      valueText.oneOf('event_type', ({ history }) => history.types),
    ),
    detail('day', 'date', valueText.day('date')),
    detail('summary', 'description', valueText.text('description')),
    detail('product', 'product', valueText.text('product')),
    detail(
      'daysBeforeHarvest',
      'wait_days',
      valueText.numberText('wait_days', ({ words }, n) => words.days(n)),
    ),
    detail('amount', ['quantity', 'quantity_unit'], valueText.amount('quantity', 'quantity_unit')),
    detail('photos', 'photos', photos),
    detail('notes', 'notes', valueText.text('notes')),
  ],
  farm_plan_task: [
    detail('title', 'title', valueText.text('title')),
    detail(
      'status',
      'status',
      valueText.oneOf('status', ({ words }) => words.taskStatuses),
    ),
    detail('doneOn', 'completed_on', valueText.day('completed_on')),
    detail('day', 'due_date', valueText.day('due_date')),
    detail('time', 'due_time', valueText.text('due_time')),
    detail('repeat', ['repeat_every', 'repeat_unit'], valueText.repeat),
    detail(
      'priority',
      'priority',
      valueText.oneOf('priority', ({ words }) => words.priorities),
    ),
    detail(
      'category',
      'category',
      valueText.oneOf('category', ({ words }) => words.work),
    ),
    detail(
      'stage',
      'stage',
      valueText.oneOf('stage', ({ words }) => words.stages),
    ),
    detail('duration', 'estimated_duration', valueText.hours('estimated_duration')),
    detail('field', 'field_id', valueText.titleOfReferencedRow('field_id', 'field', 'name')),
    detail('plan', 'plan_id', valueText.titleOfReferencedRow('plan_id', 'farm_plan', 'title')),
    detail('assignee', 'assigned_to', valueText.text('assigned_to')),
    detail('phone', 'assigned_phone', valueText.text('assigned_phone')),
    detail('description', 'description', valueText.text('description')),
  ],
  farm_plan: [
    detail('title', 'title', valueText.text('title')),
    detail('goal', 'goal', valueText.text('goal')),
    detail(
      'status',
      'status',
      valueText.oneOf('status', ({ words }) => words.planStatuses),
    ),
    detail('field', 'field_id', valueText.titleOfReferencedRow('field_id', 'field', 'name')),
    detail('crop', 'crop_type', valueText.crop('crop_type')),
    detail('start', 'start_date', valueText.day('start_date')),
    detail('end', 'end_date', valueText.day('end_date')),
    detail('description', 'description', valueText.text('description')),
  ],
  community_question: [
    detail('title', 'title', valueText.text('title')),
    detail('question', 'content', valueText.text('content')),
    detail(
      'topic',
      'category_id',
      valueText.oneOf('category_id', ({ words }) => words.topics),
    ),
    detail('crop', 'crop_type', valueText.crop('crop_type')),
    detail(
      'method',
      'farming_method',
      valueText.oneOf('farming_method', ({ words }) => words.methods),
    ),
    detail('county', 'location', valueText.text('location')),
    detail('tags', 'tags', valueText.list('tags')),
    detail('photos', 'images', images),
  ],
  community_answer: [
    detail('answer', 'content', valueText.text('content')),
    detail('photos', 'images', images),
  ],
  sell_offer: [
    detail('crop', 'crop', valueText.crop('crop')),
    detail(
      'grade',
      'grade',
      valueText.oneOf('grade', ({ words }) => words.grades),
    ),
    detail('amount', ['quantity', 'unit'], valueText.amount('quantity', 'unit')),
    detail('price', 'price', price),
    detail('readyFrom', 'ready_from', valueText.day('ready_from')),
    detail('county', 'county', valueText.text('county')),
    detail('ward', 'ward', valueText.text('ward')),
    detail('note', 'note', valueText.text('note')),
  ],
  sell_reply: [
    detail('price', 'price', valueText.money('price')),
    detail('message', 'message', valueText.text('message')),
  ],
  price_alert: [
    detail('crop', 'crop', valueText.crop('crop')),
    detail('price', 'price', valueText.money('price')),
    detail('market', 'market', valueText.text('market')),
  ],
  outcome: [
    detail(
      'answer',
      'answer',
      valueText.oneOf('answer', ({ impact }) => impact.ask.answers),
    ),
    detail(
      'doings',
      'doings',
      valueText.list('doings', ({ impact }) => impact.ask.doings),
    ),
    detail('cost', 'cost_kes', valueText.money('cost_kes')),
    detail('saved', ['saved_amount', 'saved_unit'], savings),
    detail('photos', 'photo', (row, { words }) =>
      typeof row['photo'] === 'string' ? words.photos(1) : null,
    ),
  ],
  scan: [
    detail('choice', 'pick', valueText.condition('pick')),
    detail('crop', 'crop_type', valueText.crop('crop_type')),
    detail('field', 'field_id', valueText.titleOfReferencedRow('field_id', 'field', 'name')),
  ],
  enrolment: [detail('remindOn', 'remind_on', valueText.day('remind_on'))],
};

/**
 * Columns that the app derives: how an outline was measured, kilograms for bags, what a suggestion was based
 * on.
 */
export const derivedColumns: Readonly<Record<string, readonly string[]>> = {
  field: ['boundary_source', 'area_error_m2', 'measured_at'],
  crop: ['harvest_source', 'harvest_from', 'harvest_to', 'expected_yield', 'actual_yield'],
  farm_plan_task: ['suggestion_key', 'rule', 'why', 'source', 'valid_until'],
  scan: ['confirmed'],
};
