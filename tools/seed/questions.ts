import { answerReview, askExpert, claimReview } from '#features/experts/contract.ts';
import { syncExchange } from '#kit/sync/exchange.ts';
import { Refusal, type ApiClient } from './api-client.ts';
import { sampleId } from './sample-id.ts';
import { withSampleLabel } from './sample-people.ts';

interface Question {
  readonly farmerKey: string;
  /** Where one farmer asks more than once. */
  readonly key?: string;
  readonly check: number;
  readonly county: string;
  readonly note: string;
  readonly answer?: { readonly text: string; readonly condition: string };
}

/** Questions of the sample farmers to the sample expert: most are answered, one waits. */
const questions: readonly Question[] = [
  {
    farmerKey: 'otieno',
    check: 5,
    county: 'Siaya',
    note: withSampleLabel('The spots came after the rain, on ten plants.'),
    answer: {
      condition: 'bean___rust',
      text: withSampleLabel(
        'I confirm: it is bean rust. Take out the sick leaves and follow the first steps shown below.',
      ),
    },
  },
  {
    farmerKey: 'wanjiku',
    check: 5,
    county: 'Kirinyaga',
    note: withSampleLabel('Orange powder under the lower leaves, on every second tree.'),
    answer: {
      condition: 'coffee___leaf_rust',
      text: withSampleLabel(
        'I confirm: it is coffee leaf rust. Open the trees, and follow the first steps below.',
      ),
    },
  },
  {
    farmerKey: 'achieng',
    check: 1,
    county: 'Siaya',
    note: withSampleLabel('Brown pustules on both sides of the leaf.'),
    answer: {
      condition: 'maize___common_rust',
      text: withSampleLabel('I confirm: it is common rust of maize. Watch the new leaves for a week.'),
    },
  },
  {
    farmerKey: 'karimi',
    check: 1,
    county: 'Kiambu',
    note: withSampleLabel('Dark rings on the lower leaves.'),
    answer: {
      condition: 'potato___early_blight',
      text: withSampleLabel('I confirm: it is early blight. Take off the lowest leaves when they are dry.'),
    },
  },
  {
    farmerKey: 'gitau',
    check: 0,
    county: 'Kirinyaga',
    note: withSampleLabel('Orange powder on the older leaves.'),
    answer: {
      condition: 'coffee___leaf_rust',
      text: withSampleLabel('I confirm: it is coffee leaf rust. Take out fallen leaves.'),
    },
  },
  {
    farmerKey: 'gitau',
    key: 'gitau second question',
    check: 1,
    county: 'Kiambu',
    note: withSampleLabel('Brown rings on the lowest leaves.'),
    answer: {
      condition: 'potato___early_blight',
      text: withSampleLabel('I confirm: it is early blight. Take off the lowest leaves.'),
    },
  },
  {
    farmerKey: 'cherono',
    check: 3,
    county: 'Uasin Gishu',
    note: withSampleLabel('Mistari ya kijivu imeongezeka tangu wiki iliyopita.'),
  },
];

const sendQuestion = async (
  { ask: send }: ApiClient,
  userId: string,
  { farmerKey, key = `${farmerKey} question`, check, county, note }: Question,
  id: string,
  now: Date,
): Promise<void> => {
  const args = { id, scan_id: sampleId(`${farmerKey} check ${check}`), note, county };
  const command = {
    id: sampleId(`command ${key}`),
    name: askExpert.name,
    args,
    deviceTime: now.toISOString(),
  };
  const {
    outcomes: [outcome],
  } = await send(syncExchange, { body: { userId, cursor: 0, restarting: false, commands: [command] } });
  if (outcome?.result !== 'applied') throw new Error(`${farmerKey} asks: ${JSON.stringify(outcome)}`);
};

/** Ignores the refusal when an earlier run already seeded the question; rethrows other errors. */
const ignoreAnswered = (fault: unknown): void => {
  if (!(fault instanceof Refusal) || !fault.code.startsWith('reviews.')) throw fault;
};

export const askAndAnswer = async (
  people: ReadonlyMap<string, { readonly phone: ApiClient; readonly userId: string }>,
  expert: ApiClient,
  now: Date,
): Promise<void> => {
  for (const question of questions) {
    const { phone, userId } = people.get(question.farmerKey)!;
    const id = sampleId(question.key ?? `${question.farmerKey} question`);
    await sendQuestion(phone, userId, question, id, now);
    const { answer } = question;
    if (!answer) continue;
    await expert
      .ask(claimReview, { params: { id } })
      .then(() =>
        expert.ask(answerReview, { params: { id }, body: { ...answer, voice: null, photosClean: false } }),
      )
      .catch(ignoreAnswered);
  }
};
