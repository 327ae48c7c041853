import { answerReview, askExpert, claimReview } from '#features/experts/contract.ts';
import { syncExchange } from '#kit/sync/exchange.ts';
import { Refusal, type Phone } from './phone.ts';
import { sampleId } from './sample-id.ts';
import { marked } from './village.ts';

interface Question {
  readonly asks: string;
  readonly check: number;
  readonly county: string;
  readonly note: string;
  readonly answer?: { readonly text: string; readonly condition: string };
}

/** Questions of the sample farmers to the sample expert: one is answered, one waits. */
const questions: readonly Question[] = [
  {
    asks: 'otieno',
    check: 5,
    county: 'Siaya',
    note: marked('The spots came after the rain, on ten plants.'),
    answer: {
      condition: 'bean___rust',
      text: marked(
        'I confirm: it is bean rust. Take out the sick leaves and follow the first steps shown below.',
      ),
    },
  },
  {
    asks: 'cherono',
    check: 3,
    county: 'Uasin Gishu',
    note: marked('Mistari ya kijivu imeongezeka tangu wiki iliyopita.'),
  },
];

const ask = async (
  { ask: send }: Phone,
  userId: string,
  { asks, check, county, note }: Question,
  id: string,
  now: Date,
): Promise<void> => {
  const args = { id, scan_id: sampleId(`${asks} check ${check}`), note, county };
  const command = {
    id: sampleId(`command ${asks} question`),
    name: askExpert.name,
    args,
    deviceTime: now.toISOString(),
  };
  const {
    outcomes: [outcome],
  } = await send(syncExchange, { body: { userId, cursor: 0, restarting: false, commands: [command] } });
  if (outcome?.result !== 'applied') throw new Error(`${asks} asks: ${JSON.stringify(outcome)}`);
};

/** Seeded before: answered, or withdrawn since. */
const unlessDone = (fault: unknown): void => {
  if (!(fault instanceof Refusal) || !fault.code.startsWith('reviews.')) throw fault;
};

export const askAndAnswer = async (
  people: ReadonlyMap<string, { readonly phone: Phone; readonly userId: string }>,
  expert: Phone,
  now: Date,
): Promise<void> => {
  for (const question of questions) {
    const { phone, userId } = people.get(question.asks)!;
    const id = sampleId(`${question.asks} question`);
    await ask(phone, userId, question, id, now);
    const { answer } = question;
    if (!answer) continue;
    await expert
      .ask(claimReview, { params: { id } })
      .then(() =>
        expert.ask(answerReview, { params: { id }, body: { ...answer, voice: null, photosClean: false } }),
      )
      .catch(unlessDone);
  }
};
