import { listFieldSummaries } from '#features/fields/server/api.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import { interpret, resumable, type State, stateAt } from '../domain/interpret.ts';
import { type Step, stepsOfMessage } from '../domain/parse-message.ts';
import { questionIn } from '../domain/question.ts';
import type { InboundMessage } from './inbound-message.ts';
import { deleteRegistration, findRegistration, openRegistration, saveRegistration } from './registrations.ts';

/** Per number while a registration lasts: answers cost money. */
const MAX_REPLIES = 25;

/** A greeting or "menu" asks for the question again; "0" goes back. */
const repeats = (text: string | null): boolean =>
  text === null || (text.trim() !== '0' && stepsOfMessage(text).every(({ kind }: Step) => kind === 'menu'));

/** A farmer with an account may leave the question; no village is called by a number of the menu. */
const isForMenu = (text: string, { screen }: State): boolean =>
  questionIn(text) !== null ||
  (text.trim() !== '0' &&
    stepsOfMessage(text).some(
      ({ kind }) => kind === 'topic' || kind === 'menu' || (kind === 'number' && screen === 'village'),
    ));

/** The first message of a stranger is no answer yet, unless it names a language. */
const isFirstAnswer = (text: string): boolean =>
  /^\W*(k?swahili|kiswahili|english|kiingereza)\W*$/i.test(text);

/**
 * The state of a registration after this message; null when the message is for the menu, and `ignored` when
 * it gets no answer. Messages of one number are taken one after the other, in the order of arrival.
 */
export const registrationAfter = async (
  tx: Transaction,
  { userId, to, text, media, meaning }: Omit<InboundMessage, 'registration'>,
  now: Date,
): Promise<State | null | 'ignored'> => {
  if (!to.startsWith('+')) return null;
  if (userId === null && meaning === 'stop') {
    await deleteRegistration(tx, to);
    return 'ignored';
  }
  if (userId !== null) {
    if (meaning !== null || media !== null) return null;
    const found = await findRegistration(tx, to, now);
    if (!found?.state || (await listFieldSummaries(tx, userId)).length > 0) return null;
    if (text !== null && isForMenu(text, found.state)) return null;
  }
  const found = await openRegistration(tx, to, now);
  if (found.replies >= MAX_REPLIES) return 'ignored';
  const known = { isKnown: userId !== null, fields: 0, crops: 0 };
  const start = found.state ?? stateAt('language', 'sw');
  const isAnswer = text !== null && (found.state ? !repeats(text) : isFirstAnswer(text));
  const state = interpret(start, isAnswer ? [text] : [], known, stepsOfMessage);
  await saveRegistration(tx, to, { ...found, state: resumable(state), replies: found.replies + 1 }, now);
  return resumable(state) === null ? null : state;
};
