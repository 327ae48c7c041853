import { createHash } from 'node:crypto';
import { toGsm } from '#features/alerts/domain/text/short-text.ts';
import { isFirst } from '#features/notify/server/api.ts';
import { setLanguage } from '#features/people/contract-session.ts';
import { languageOf } from '#features/people/server/api.ts';
import { sql } from '#kit/server/database/database.ts';
import { interpret, isComplete, type Known, resumable, type State, stateAt } from '../domain/interpret.ts';
import { stepsOfMessage } from '../domain/parse-message.ts';
import { questionIn } from '../domain/question.ts';
import { MAX_CHARACTERS, type Choice } from '../domain/render.ts';
import { composeReply } from '../domain/reply.ts';
import { strangerFacts } from './facts.ts';
import type { AnswerDeps, InboundMessage } from './inbound-message.ts';
import { analyseLeaf, deterministicId } from './photo-check.ts';
import { factsAfterInput } from './planting.ts';
import { askByText } from './question.ts';
import { refreshAlertsFirst } from './refresh-alerts.ts';
import { closeRegistration, finishRegistration } from './register.ts';
import { openRegistration, saveRegistration } from './registrations.ts';
import { say } from './words.ts';

export type { AnswerDeps, InboundMessage as Arrived } from './inbound-message.ts';

export const ANSWER_JOB = 'text_line.answer';

export const fitToChannel = (way: InboundMessage['way'], text: string): string =>
  (way === 'sms' ? toGsm(text) : text).slice(0, MAX_CHARACTERS[way]);

interface Reply {
  readonly text: string;
  readonly choices?: readonly Choice[];
}
type Language = 'en' | 'sw';
type KnownMessage = InboundMessage & { readonly userId: string };

const otherLanguage = (language: Language): Language => (language === 'en' ? 'sw' : 'en');

/** Switches to the other language. `seed` and `at` make a repeated request switch only once. */
export const switchLanguage = async (
  { act }: Pick<AnswerDeps, 'act'>,
  userId: string,
  now: Language,
  { seed, at }: { readonly seed: string; readonly at: number },
): Promise<Language> => {
  const language = otherLanguage(now);
  const outcome = await act(userId, {
    id: deterministicId(`language ${seed}`, at),
    name: setLanguage.name,
    args: { language },
    at: new Date(at),
  });
  return outcome.result === 'applied' ? language : now;
};

/** The reply for a menu, a topic, or a registration that this message starts (a farmer without a field). */
const topicReply = async (
  deps: AnswerDeps,
  { way: channel, to, userId, id, at, text }: KnownMessage,
  language: Language,
): Promise<Reply> => {
  const { db, link } = deps;
  const inputs = text === null ? [] : [text];
  const menuState = stateAt('menu', language);
  const read = (known: Known = { isKnown: true, fields: 1, crops: 1 }): State =>
    interpret(menuState, inputs, known, stepsOfMessage);
  await refreshAlertsFirst(deps, userId, read().screen, new Date());
  const context = { language, link, now: new Date(), canSendSms: true };
  const { state, facts } = await factsAfterInput(deps, userId, context, read);
  const started = resumable(state);
  if (started && to.startsWith('+'))
    await db.asSystem(async (tx) => {
      const open = await openRegistration(tx, to, new Date());
      await saveRegistration(tx, to, { ...open, state: started }, new Date());
    });
  const shown =
    state.screen === 'language_changed'
      ? await switchLanguage(deps, userId, language, { seed: id, at })
      : language;
  return composeReply(state, facts, { words: say[shown], language: shown, channel });
};

const replyTo = async (deps: AnswerDeps, message: KnownMessage, language: Language): Promise<Reply> => {
  const { way, to, userId, text, meaning, media, id, at } = message;
  const words = say[language];
  if (meaning) return { text: meaning === 'stop' ? words.stopped : words.started };
  if (media) return { text: await analyseLeaf(deps, { userId, media, caption: text, language, id, at }) };
  const reply = (): Promise<Reply> => topicReply(deps, message, language);
  if (text === null) {
    const shown = await reply();
    return { ...shown, text: `${words.photo.onlyPhotos}\n${shown.text}` };
  }
  const question = questionIn(text);
  if (question !== null)
    return { text: await askByText(deps, { way, to, userId, id, at }, question, language) };
  return reply();
};

/** A registration's next screen; opens the account and adds the field when everything is answered. */
const registrationReply = async (
  deps: AnswerDeps,
  { way, to, userId }: InboundMessage,
  state: State,
): Promise<Reply> => {
  const { db, link } = deps;
  const words = say[state.language];
  if (isComplete(state)) {
    const { result } = await finishRegistration(deps, { phone: to, way, userId }, state);
    if (result === 'refused') return { text: words.register.refused(link) };
    if (result === 'failed') throw new Error('the registration could not be saved now');
    await db.asSystem((tx) => closeRegistration(tx, to, new Date()));
  }
  const context = { words, language: state.language, channel: way };
  const reply = composeReply(state, strangerFacts(link, new Date()), context);
  if (!isComplete(state)) return reply;
  const menu = composeReply(stateAt('menu', state.language), strangerFacts(link, new Date()), context);
  return { text: `${reply.text}\n${menu.text}`, choices: menu.choices };
};

const strangerText = (way: InboundMessage['way'], link: string): string =>
  way === 'sms' ? say.sw.stranger(link) : `${say.sw.stranger(link)}\n${say.en.stranger(link)}`;

const languageFor = async (
  { db }: AnswerDeps,
  { userId, registration }: InboundMessage,
): Promise<Language> => {
  if (registration) return registration.language;
  return userId ? db.asUser(userId, (tx) => languageOf(tx, userId)) : 'sw';
};

const replyFor = (deps: AnswerDeps, message: InboundMessage, language: Language): Promise<Reply> | Reply => {
  const { userId, registration, way } = message;
  if (registration) return registrationReply(deps, message, registration);
  return userId ? replyTo(deps, { ...message, userId }, language) : { text: strangerText(way, deps.link) };
};

/**
 * Answers one message, at most once: marks it before sending, and unmarks it only when it was certainly not
 * sent. A farmer without an answer can ask again, but should not pay for two SMS.
 */
export const answer =
  (deps: AnswerDeps) =>
  async (arrived: InboundMessage): Promise<void> => {
    const { db } = deps;
    const { way, to } = arrived;
    const language = await languageFor(deps, arrived);
    const { text, choices = [] } = await replyFor(deps, arrived, language);
    const mark = `${way}.answer`;
    if (!(await db.asSystem((tx) => isFirst(tx, mark, arrived.id)))) return;
    // An id from another service may contain anything.
    const outcome = await deps.send(way, {
      id: createHash('sha256').update(arrived.id).digest('hex').slice(0, 32),
      to,
      text: fitToChannel(way, text),
      language,
      choices,
    });
    if (outcome && !outcome.ok && outcome.reason === 'busy') {
      await db.asSystem((tx) =>
        tx.run(sql`delete from seen_hooks where source = ${mark} and id = ${arrived.id}`),
      );
      throw new Error(`${way} does not accept messages now: ${outcome.code}`);
    }
  };
