import { communityEn } from '#features/community/words.en.ts';
import { communitySw } from '#features/community/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, sendCommands } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const wordsOf = ({ language }: ScreenshotContext) => (language === 'sw' ? communitySw : communityEn);

const samples = [
  {
    language: 'en',
    title: 'Brown rings on my tomato leaves (sample)',
    content:
      'Since the rain the lower leaves have brown spots with rings, and they fall one after the other. The field is half an acre beside the river. What can I do without buying much?',
    category_id: 'disease_control',
    crop_type: 'tomato',
    farming_method: 'organic',
    location: 'Nakuru',
    tags: ['tomato', 'blight', 'rain', 'leaves'],
  },
  {
    language: 'sw',
    title: 'Mahindi yangu yana mashimo kwenye majani (mfano)',
    content:
      'Majani ya katikati yana mashimo na uchafu kama unga wa mbao. Nilipanda wiki tano zilizopita. Nifanye nini kabla hayajaharibika yote?',
    category_id: 'pest_management',
    crop_type: 'maize',
    farming_method: 'mixed',
    location: 'Kakamega',
    tags: ['mahindi', 'viwavi'],
  },
] as const;

/** Sample questions of the signed-in neighbour, and one answer. */
const insertQuestions = async (context: ScreenshotContext): Promise<string> => {
  const { server, phone, fields } = context;
  const [owner] = await queryDatabase<{ user_id: string }>(
    server,
    'select user_id from fields where id = $1',
    [fields[0]],
  );
  const farmer = { userId: owner!.user_id, email: '', password: '' };
  await queryDatabase(server, 'update auth_users set email_verified = true where id = $1', [farmer.userId]);
  const ids = samples.map(() => newId());
  await sendCommands(
    server,
    phone.context,
    farmer,
    samples.map((sample, i) => ({
      name: 'community.ask',
      args: { id: ids[i], ...sample, tags: [...sample.tags], images: [] },
    })),
  );
  await sendCommands(server, phone.context, farmer, [
    {
      name: 'community.answer',
      args: {
        id: newId(),
        question_id: ids[0],
        content:
          'I took off the sick leaves and kept the water off the leaves. After two weeks the new ones stayed clean. (sample)',
        images: [],
      },
    },
  ]);
  return ids[0]!;
};

const showQuestions = async (context: ScreenshotContext): Promise<void> => {
  if (context.state === 'data') await insertQuestions(context);
  if (context.state !== 'data') return;
  await context.phone.page.reload();
  await context.phone.page.waitForTimeout(2_500);
};
const fillQuestionForm = async (context: ScreenshotContext): Promise<void> => {
  const words = wordsOf(context);
  const { page } = context.phone;
  await page.getByRole('button', { name: words.askQuestion, exact: true }).click();
  await page.getByLabel(words.ask.titleLabel, { exact: true }).fill(samples[0].title);
  await page.getByLabel(words.ask.content, { exact: true }).fill(samples[0].content);
  await page.waitForTimeout(6_000);
};
const openQuestion = async (context: ScreenshotContext): Promise<void> => {
  const id = await insertQuestions(context);
  await context.phone.page.goto(`/community/questions/${id}`);
  await context.phone.page.waitForTimeout(2_500);
};
const openExpertsTab = async (context: ScreenshotContext): Promise<void> => {
  await context.phone.page.getByRole('tab', { name: wordsOf(context).tabs.experts }).click();
  await context.phone.page.waitForTimeout(1_500);
};

const screen = (
  path: string,
  states: ScreenshotTarget['states'],
  reach?: ScreenshotTarget['prepare'],
): ScreenshotTarget => ({
  path: () => path,
  signedIn: true,
  states,
  ...(reach && { prepare: reach }),
});

export const communityScreens: Readonly<Record<string, ScreenshotTarget>> = {
  community: screen('/community', ['data', 'empty', 'offline', 'failed'], showQuestions),
  'community-ask': screen('/community', ['empty'], fillQuestionForm),
  'community-question': screen('/community', ['data'], openQuestion),
  'community-experts': screen('/community', ['empty'], openExpertsTab),
  'community-saved': screen('/community/saved', ['empty']),
};
