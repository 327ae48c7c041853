import { conditionByKey } from '#knowledge/index.ts';
import type { Columns, RowTextContext } from './speech.ts';
import { amount, cropName, day } from './values.ts';

type Title = (row: Columns, speech: RowTextContext) => string | null;
interface Place {
  readonly title: Title;
  readonly path: (row: Columns) => string | null;
}

const filled = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const under =
  (prefix: string, column = 'id') =>
  (row: Columns): string | null => {
    const id = filled(row[column]);
    return id === null ? null : `${prefix}/${id}`;
  };
const words =
  (column: string): Title =>
  (row) =>
    filled(row[column]);
const always = (path: string) => (): string => path;

const condition: Title = (row, { language }) => {
  const key = filled(row['pick']) ?? filled(row['condition']);
  return key === null ? null : (conditionByKey(key)?.name[language] ?? null);
};
const entry: Title = (row, speech) => {
  const type = speech.history.types[row['event_type'] as keyof RowTextContext['history']['types']];
  return [filled(row['description']) ?? type, day('date')(row, speech)].filter(Boolean).join(', ') || null;
};
const offer: Title = (row, speech) =>
  [cropName(row['crop'], speech), amount('quantity', 'unit')(row, speech)].filter(Boolean).join(', ') || null;
const offered: Title = (row, speech) =>
  typeof row['offer'] === 'object' && row['offer'] !== null ? offer(row['offer'] as Columns, speech) : null;
const inField =
  (part: string) =>
  (row: Columns): string | null => {
    const [field, id] = [filled(row['field_id']), filled(row['id'])];
    return field === null || id === null ? null : `/fields/${field}/${part}/${id}`;
  };

/** Title and screen path of each kind of row. */
const places: Readonly<Record<string, Place>> = {
  field: { title: (row, { fields }) => filled(row['name']) ?? fields.unnamed, path: under('/fields') },
  crop: { title: (row, speech) => cropName(row['crop_type'], speech), path: inField('crops') },
  field_event: { title: entry, path: inField('history') },
  scan: { title: condition, path: under('/scan') },
  outcome: { title: () => null, path: under('/scan', 'scan_id') },
  review: { title: () => null, path: under('/scan', 'scan_id') },
  farm_plan_task: { title: words('title'), path: always('/farm-planning') },
  farm_plan: { title: words('title'), path: always('/farm-planning') },
  chat_conversation: { title: words('title'), path: always('/chat') },
  community_question: { title: words('title'), path: under('/community/questions') },
  community_answer: { title: words('question_title'), path: under('/community/questions', 'question_id') },
  sell_offer: { title: offer, path: under('/offers') },
  sell_reply: { title: offered, path: under('/offers', 'offer_id') },
  price_alert: { title: (row, speech) => cropName(row['crop'], speech), path: always('/price-alerts') },
  enrolment: { title: () => null, path: under('/training') },
  sighting_report: { title: condition, path: always('/sightings') },
};

export const titleOf = (kind: string, row: Columns, speech: RowTextContext): string | null =>
  places[kind]?.title(row, speech) ?? null;
export const pathOf = (kind: string, row: Columns): string | null => places[kind]?.path(row) ?? null;
