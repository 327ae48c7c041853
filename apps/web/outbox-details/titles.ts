import { conditionByKey } from '#knowledge/index.ts';
import type { Columns, RowTextContext } from './row-text-context.ts';
import { amount, cropName, day } from './values.ts';

type Title = (row: Columns, speech: RowTextContext) => string | null;
interface TitleAndPath {
  readonly title: Title;
  readonly path: (row: Columns) => string | null;
}

const nonEmptyText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const pathUnder =
  (prefix: string, column = 'id') =>
  (row: Columns): string | null => {
    const id = nonEmptyText(row[column]);
    return id === null ? null : `${prefix}/${id}`;
  };
const titleFromColumn =
  (column: string): Title =>
  (row) =>
    nonEmptyText(row[column]);
const fixedPath = (path: string) => (): string => path;

const conditionTitle: Title = (row, { language }) => {
  const key = nonEmptyText(row['pick']) ?? nonEmptyText(row['condition']);
  return key === null ? null : (conditionByKey(key)?.name[language] ?? null);
};
const eventTitle: Title = (row, speech) => {
  const type = speech.history.types[row['event_type'] as keyof RowTextContext['history']['types']];
  return (
    [nonEmptyText(row['description']) ?? type, day('date')(row, speech)].filter(Boolean).join(', ') || null
  );
};
const offerTitle: Title = (row, speech) =>
  [cropName(row['crop'], speech), amount('quantity', 'unit')(row, speech)].filter(Boolean).join(', ') || null;
const repliedOfferTitle: Title = (row, speech) =>
  typeof row['offer'] === 'object' && row['offer'] !== null
    ? offerTitle(row['offer'] as Columns, speech)
    : null;
const inField =
  (part: string) =>
  (row: Columns): string | null => {
    const [field, id] = [nonEmptyText(row['field_id']), nonEmptyText(row['id'])];
    return field === null || id === null ? null : `/fields/${field}/${part}/${id}`;
  };

/** Title and screen path of each kind of row. */
const titlesAndPaths: Readonly<Record<string, TitleAndPath>> = {
  field: {
    title: (row, { fields }) => nonEmptyText(row['name']) ?? fields.unnamed,
    path: pathUnder('/fields'),
  },
  crop: { title: (row, speech) => cropName(row['crop_type'], speech), path: inField('crops') },
  field_event: { title: eventTitle, path: inField('history') },
  scan: { title: conditionTitle, path: pathUnder('/scan') },
  outcome: { title: () => null, path: pathUnder('/scan', 'scan_id') },
  review: { title: () => null, path: pathUnder('/scan', 'scan_id') },
  farm_plan_task: { title: titleFromColumn('title'), path: fixedPath('/farm-planning') },
  farm_plan: { title: titleFromColumn('title'), path: fixedPath('/farm-planning') },
  chat_conversation: { title: titleFromColumn('title'), path: fixedPath('/chat') },
  community_question: { title: titleFromColumn('title'), path: pathUnder('/community/questions') },
  community_answer: {
    title: titleFromColumn('question_title'),
    path: pathUnder('/community/questions', 'question_id'),
  },
  sell_offer: { title: offerTitle, path: pathUnder('/offers') },
  sell_reply: { title: repliedOfferTitle, path: pathUnder('/offers', 'offer_id') },
  price_alert: { title: (row, speech) => cropName(row['crop'], speech), path: fixedPath('/price-alerts') },
  enrolment: { title: () => null, path: pathUnder('/training') },
  sighting_report: { title: conditionTitle, path: fixedPath('/sightings') },
};

export const titleOf = (kind: string, row: Columns, speech: RowTextContext): string | null =>
  titlesAndPaths[kind]?.title(row, speech) ?? null;
export const pathOf = (kind: string, row: Columns): string | null => titlesAndPaths[kind]?.path(row) ?? null;
