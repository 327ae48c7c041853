import type { RowTextContext } from './row-text-context.ts';
import * as say from './values.ts';
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

const photos: ValueText = say.listLength('photos', ({ words }, n) => words.photos(n));
const images: ValueText = say.listLength('images', ({ words }, n) => words.photos(n));
/** An outline is shown as "an outline" only; the size of the field is a detail of its own. */
const outline: ValueText = (row, { words }) =>
  typeof row['boundary'] === 'string' ? words.outlineSet : null;
const price: ValueText = (row, context) =>
  say.money('price')(row, context) ?? ('price' in row ? context.words.openPrice : null);
const savings: ValueText = (row, context) =>
  (row['saved_unit'] === 'kes' ? say.money('saved_amount') : say.amount('saved_amount', 'saved_unit'))(
    row,
    context,
  );

/**
 * Every detail that a farmer can enter or edit, by kind of row. Columns that the app sets are in
 * `derivedColumns`.
 */
export const details: Readonly<Record<string, readonly Detail[]>> = {
  field: [
    detail('name', 'name', say.text('name')),
    detail('size', ['size', 'size_unit'], say.area('size', 'size_unit')),
    detail('outline', 'boundary', outline),
    detail('crop', 'crop_type', say.crop('crop_type')),
    detail('season', 'season', say.text('season')),
    detail(
      'soil',
      'soil_type',
      say.oneOf('soil_type', ({ wizard }) => wizard.soils),
    ),
    detail(
      'water',
      'irrigation_type',
      say.oneOf('irrigation_type', ({ wizard }) => wizard.waters),
    ),
    detail(
      'ph',
      'soil_ph',
      say.numberText('soil_ph', ({ format }, n) => format.number(n, 1)),
    ),
    detail(
      'altitude',
      'elevation',
      say.numberText('elevation', ({ format, words }, n) => words.metres(format.number(n))),
    ),
    detail('placeName', 'location_description', say.text('location_description')),
    detail('location', 'location', say.place('location')),
  ],
  crop: [
    detail('crop', 'crop_type', say.crop('crop_type')),
    detail('seed', 'variety_class', say.seed),
    detail('variety', 'variety', say.text('variety')),
    detail(
      'status',
      'status',
      say.oneOf('status', ({ crops }) => crops.statuses),
    ),
    detail('planted', 'planting_date', say.day('planting_date')),
    detail('expectedDay', 'expected_harvest_date', say.day('expected_harvest_date')),
    detail('area', ['area_size', 'area_unit'], say.area('area_size', 'area_unit')),
    detail(
      'altitude',
      'altitude_band',
      say.oneOf('altitude_band', ({ crops }) => crops.form.altitudes),
    ),
    detail('county', 'county', say.text('county')),
    detail(
      'expectedYield',
      ['expected_yield_size', 'expected_yield_unit'],
      say.amount('expected_yield_size', 'expected_yield_unit'),
    ),
    detail('harvestedOn', 'harvested_on', say.day('harvested_on')),
    detail(
      'yield',
      ['actual_yield_size', 'actual_yield_unit'],
      say.amount('actual_yield_size', 'actual_yield_unit'),
    ),
    detail('notes', 'notes', say.text('notes')),
  ],
  field_event: [
    detail(
      'work',
      'event_type',
      say.oneOf('event_type', ({ history }) => history.types),
    ),
    detail('day', 'date', say.day('date')),
    detail('short', 'description', say.text('description')),
    detail('product', 'product', say.text('product')),
    detail(
      'wait',
      'wait_days',
      say.numberText('wait_days', ({ words }, n) => words.days(n)),
    ),
    detail('amount', ['quantity', 'quantity_unit'], say.amount('quantity', 'quantity_unit')),
    detail('photos', 'photos', photos),
    detail('notes', 'notes', say.text('notes')),
  ],
  farm_plan_task: [
    detail('title', 'title', say.text('title')),
    detail(
      'status',
      'status',
      say.oneOf('status', ({ words }) => words.taskStatuses),
    ),
    detail('doneOn', 'completed_on', say.day('completed_on')),
    detail('day', 'due_date', say.day('due_date')),
    detail('time', 'due_time', say.text('due_time')),
    detail('repeat', ['repeat_every', 'repeat_unit'], say.repeat),
    detail(
      'priority',
      'priority',
      say.oneOf('priority', ({ words }) => words.priorities),
    ),
    detail(
      'category',
      'category',
      say.oneOf('category', ({ words }) => words.work),
    ),
    detail(
      'stage',
      'stage',
      say.oneOf('stage', ({ words }) => words.stages),
    ),
    detail('duration', 'estimated_duration', say.hours('estimated_duration')),
    detail('field', 'field_id', say.titleOfReferencedRow('field_id', 'field', 'name')),
    detail('plan', 'plan_id', say.titleOfReferencedRow('plan_id', 'farm_plan', 'title')),
    detail('who', 'assigned_to', say.text('assigned_to')),
    detail('phone', 'assigned_phone', say.text('assigned_phone')),
    detail('description', 'description', say.text('description')),
  ],
  farm_plan: [
    detail('title', 'title', say.text('title')),
    detail('goal', 'goal', say.text('goal')),
    detail(
      'status',
      'status',
      say.oneOf('status', ({ words }) => words.planStatuses),
    ),
    detail('field', 'field_id', say.titleOfReferencedRow('field_id', 'field', 'name')),
    detail('crop', 'crop_type', say.crop('crop_type')),
    detail('start', 'start_date', say.day('start_date')),
    detail('end', 'end_date', say.day('end_date')),
    detail('description', 'description', say.text('description')),
  ],
  community_question: [
    detail('title', 'title', say.text('title')),
    detail('question', 'content', say.text('content')),
    detail(
      'topic',
      'category_id',
      say.oneOf('category_id', ({ words }) => words.topics),
    ),
    detail('crop', 'crop_type', say.crop('crop_type')),
    detail(
      'method',
      'farming_method',
      say.oneOf('farming_method', ({ words }) => words.methods),
    ),
    detail('county', 'location', say.text('location')),
    detail('tags', 'tags', say.list('tags')),
    detail('photos', 'images', images),
  ],
  community_answer: [detail('answer', 'content', say.text('content')), detail('photos', 'images', images)],
  sell_offer: [
    detail('crop', 'crop', say.crop('crop')),
    detail(
      'grade',
      'grade',
      say.oneOf('grade', ({ words }) => words.grades),
    ),
    detail('amount', ['quantity', 'unit'], say.amount('quantity', 'unit')),
    detail('price', 'price', price),
    detail('readyFrom', 'ready_from', say.day('ready_from')),
    detail('county', 'county', say.text('county')),
    detail('ward', 'ward', say.text('ward')),
    detail('note', 'note', say.text('note')),
  ],
  sell_reply: [
    detail('price', 'price', say.money('price')),
    detail('message', 'message', say.text('message')),
  ],
  price_alert: [
    detail('crop', 'crop', say.crop('crop')),
    detail('price', 'price', say.money('price')),
    detail('market', 'market', say.text('market')),
  ],
  outcome: [
    detail(
      'answer',
      'answer',
      say.oneOf('answer', ({ impact }) => impact.ask.answers),
    ),
    detail(
      'doings',
      'doings',
      say.list('doings', ({ impact }) => impact.ask.doings),
    ),
    detail('cost', 'cost_kes', say.money('cost_kes')),
    detail('saved', ['saved_amount', 'saved_unit'], savings),
    detail('photos', 'photo', (row, { words }) =>
      typeof row['photo'] === 'string' ? words.photos(1) : null,
    ),
  ],
  scan: [
    detail('choice', 'pick', say.condition('pick')),
    detail('crop', 'crop_type', say.crop('crop_type')),
    detail('field', 'field_id', say.titleOfReferencedRow('field_id', 'field', 'name')),
  ],
  enrolment: [detail('remindOn', 'remind_on', say.day('remind_on'))],
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
