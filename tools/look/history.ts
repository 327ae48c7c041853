import { historyEn } from '#features/history/words.en.ts';
import { insightsEn } from '#features/history/words.insights.en.ts';
import { insightsSw } from '#features/history/words.insights.sw.ts';
import { historySw } from '#features/history/words.sw.ts';
import { whyEn } from '#features/history/words.why.en.ts';
import { whySw } from '#features/history/words.why.sw.ts';
import { queryDatabase, drawnLeaf } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const pick = <T>({ language }: ScreenshotContext, en: T, sw: T): T => (language === 'sw' ? sw : en);
/** The neighbour's first field has the longest history. */
const fieldOf = ({ fields }: ScreenshotContext): string => `/fields/${fields[fields.length - 1] ?? 'none'}`;

const fillForm = async (context: ScreenshotContext): Promise<void> => {
  const words = pick(context, historyEn, historySw);
  const { page } = context.phone;
  await page.getByText(words.types.spraying, { exact: true }).click();
  await page.getByLabel(words.wait).fill(context.state === 'failed' ? 'x' : '14');
  if (context.state === 'failed') await page.getByRole('button', { name: words.save }).click();
  else await page.setInputFiles('input[type=file]', await drawnLeaf());
  await page.waitForTimeout(800);
};

const openEntry = async (context: ScreenshotContext): Promise<void> => {
  const [entry] = await queryDatabase<{ id: string; field_id: string }>(
    context.server,
    "select id, field_id from field_events where field_id = any($1::uuid[]) and event_type = 'spraying' order by id",
    [context.fields],
  );
  await context.phone.open(`/fields/${entry!.field_id}/history/${entry!.id}`);
  await context.phone.page.waitForTimeout(800);
};

const pressButton =
  (name: (context: ScreenshotContext) => string | RegExp) =>
  async (context: ScreenshotContext): Promise<void> => {
    await context.phone.page.getByRole('button', { name: name(context) }).click();
    await context.phone.page.waitForTimeout(600);
  };

export const historyScreens: Readonly<Record<string, ScreenshotTarget>> = {
  history: {
    path: (context) => `${fieldOf(context)}?tab=history`,
    signedIn: true,
    states: ['data', 'offline'],
  },
  'history-add': {
    path: (context) => `${fieldOf(context)}/history/add`,
    signedIn: true,
    states: ['data', 'failed'],
    prepare: fillForm,
  },
  'history-entry': { path: fieldOf, signedIn: true, states: ['data'], prepare: openEntry },
  'history-print': {
    path: (context) => `${fieldOf(context)}/history/print`,
    signedIn: true,
    states: ['data'],
  },
  insights: {
    path: fieldOf,
    signedIn: true,
    states: ['data'],
    prepare: async (context) => {
      const words = pick(context, insightsEn, insightsSw);
      await context.phone.page.getByRole('heading', { name: words.title }).click();
      await pressButton(() => words.start)(context);
    },
  },
  'health-why': {
    path: fieldOf,
    signedIn: true,
    states: ['data'],
    prepare: pressButton((context) => {
      const { open, openNone } = pick(context, whyEn, whySw);
      return new RegExp(`${open}|${openNone}`);
    }),
  },
};
