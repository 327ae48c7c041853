import { historyEn } from '#features/history/words.en.ts';
import { insightsEn } from '#features/history/words.insights.en.ts';
import { insightsSw } from '#features/history/words.insights.sw.ts';
import { historySw } from '#features/history/words.sw.ts';
import { whyEn } from '#features/history/words.why.en.ts';
import { whySw } from '#features/history/words.why.sw.ts';
import { queryDatabase, drawnLeaf } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, Visit } from './screenshot-target.ts';

const pick = <T>({ language }: Visit, en: T, sw: T): T => (language === 'sw' ? sw : en);
/** The neighbour's first field has the longest history. */
const fieldOf = ({ fields }: Visit): string => `/fields/${fields[fields.length - 1] ?? 'none'}`;

const fillForm = async (visit: Visit): Promise<void> => {
  const words = pick(visit, historyEn, historySw);
  const { page } = visit.phone;
  await page.getByText(words.types.spraying, { exact: true }).click();
  await page.getByLabel(words.wait).fill(visit.state === 'failed' ? 'x' : '14');
  if (visit.state === 'failed') await page.getByRole('button', { name: words.save }).click();
  else await page.setInputFiles('input[type=file]', await drawnLeaf());
  await page.waitForTimeout(800);
};

const openEntry = async (visit: Visit): Promise<void> => {
  const [entry] = await queryDatabase<{ id: string; field_id: string }>(
    visit.server,
    "select id, field_id from field_events where field_id = any($1::uuid[]) and event_type = 'spraying' order by id",
    [visit.fields],
  );
  await visit.phone.open(`/fields/${entry!.field_id}/history/${entry!.id}`);
  await visit.phone.page.waitForTimeout(800);
};

const pressButton =
  (name: (visit: Visit) => string | RegExp) =>
  async (visit: Visit): Promise<void> => {
    await visit.phone.page.getByRole('button', { name: name(visit) }).click();
    await visit.phone.page.waitForTimeout(600);
  };

export const historyScreens: Readonly<Record<string, ScreenshotTarget>> = {
  history: { path: (visit) => `${fieldOf(visit)}?tab=history`, signedIn: true, states: ['data', 'offline'] },
  'history-add': {
    path: (visit) => `${fieldOf(visit)}/history/add`,
    signedIn: true,
    states: ['data', 'failed'],
    prepare: fillForm,
  },
  'history-entry': { path: fieldOf, signedIn: true, states: ['data'], prepare: openEntry },
  'history-print': { path: (visit) => `${fieldOf(visit)}/history/print`, signedIn: true, states: ['data'] },
  insights: {
    path: fieldOf,
    signedIn: true,
    states: ['data'],
    prepare: pressButton((visit) => pick(visit, insightsEn, insightsSw).start),
  },
  'health-why': {
    path: fieldOf,
    signedIn: true,
    states: ['data'],
    prepare: pressButton((visit) => {
      const { open, openNone } = pick(visit, whyEn, whySw);
      return new RegExp(`${open}|${openNone}`);
    }),
  },
};
