import { createHash } from 'node:crypto';
import { toGsm } from '#features/alerts/domain/text/short-text.ts';
import { isFirst } from '#features/notify/server/api.ts';
import { languageOf } from '#features/people/server/api.ts';
import { sql } from '#kit/server/database/database.ts';
import { type Step, stepsOfMessage } from '../domain/parse-message.ts';
import { questionIn } from '../domain/question.ts';
import { MAX_CHARACTERS, composeReply } from '../domain/reply.ts';
import { factsOf } from './facts.ts';
import type { AnswerDeps, InboundMessage } from './inbound-message.ts';
import { analyseLeaf } from './photo-check.ts';
import { askByText } from './question.ts';
import { refreshAlertsFirst } from './refresh-alerts.ts';
import { say } from './words.ts';

export type { AnswerDeps, InboundMessage as Arrived } from './inbound-message.ts';

export const ANSWER_JOB = 'text_line.answer';

export const fitToChannel = (way: InboundMessage['way'], text: string): string =>
  (way === 'sms' ? toGsm(text) : text).slice(0, MAX_CHARACTERS[way]);

const textFor = async (
  deps: AnswerDeps,
  { way: channel, to, userId, text, meaning, media, id, at }: InboundMessage & { readonly userId: string },
  language: 'en' | 'sw',
): Promise<string> => {
  const words = say[language];
  if (meaning) return meaning === 'stop' ? words.stopped : words.started;
  if (media) return analyseLeaf(deps, { userId, media, caption: text, language, id, at });
  if (text === null)
    return `${words.photo.onlyPhotos}\n${composeReply([], await readFacts(deps, userId, language, []), { words, language, channel }).text}`;
  const question = questionIn(text);
  if (question !== null) return askByText(deps, { way: channel, to, userId, id, at }, question, language);
  const steps = stepsOfMessage(text);
  await refreshAlertsFirst(deps, userId, steps, new Date());
  return composeReply(steps, await readFacts(deps, userId, language, steps), {
    words,
    language,
    channel,
  }).text;
};

const readFacts = ({ db, link }: AnswerDeps, userId: string, language: 'en' | 'sw', steps: readonly Step[]) =>
  db.readAsUser(userId, (tx) => factsOf(tx, userId, language, link, new Date(), steps));

const strangerText = (way: InboundMessage['way'], link: string): string =>
  way === 'sms' ? say.sw.stranger(link) : `${say.sw.stranger(link)}\n${say.en.stranger(link)}`;

/**
 * Answers one message, at most once: marks it before sending, and unmarks it only when it was certainly not
 * sent. A farmer without an answer can ask again, but should not pay for two SMS.
 */
export const answer =
  (deps: AnswerDeps) =>
  async (arrived: InboundMessage): Promise<void> => {
    const { db, link } = deps;
    const { userId, way, to } = arrived;
    const language = userId ? await db.asUser(userId, (tx) => languageOf(tx, userId)) : 'sw';
    const text = userId ? await textFor(deps, { ...arrived, userId }, language) : strangerText(way, link);
    const mark = `${way}.answer`;
    if (!(await db.asSystem((tx) => isFirst(tx, mark, arrived.id)))) return;
    // An id from another service may contain anything.
    const outcome = await deps.send(way, {
      id: createHash('sha256').update(arrived.id).digest('hex').slice(0, 32),
      to,
      text: fitToChannel(way, text),
      language,
    });
    if (outcome && !outcome.ok && outcome.reason === 'busy') {
      await db.asSystem((tx) =>
        tx.run(sql`delete from seen_hooks where source = ${mark} and id = ${arrived.id}`),
      );
      throw new Error(`${way} does not accept messages now: ${outcome.code}`);
    }
  };
