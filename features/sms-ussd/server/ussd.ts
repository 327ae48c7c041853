import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { toGsm } from '#features/alerts/domain/text/short-text.ts';
import { listFieldSummaries } from '#features/fields/server/api.ts';
import { isFirst, mayWriteTo } from '#features/notify/server/api.ts';
import { languageOf } from '#features/people/server/api.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { isRegistration } from '../domain/flow.ts';
import { interpret, isComplete, type Known, resumable, type State, stateAt } from '../domain/interpret.ts';
import { firstStepOf, inputsOfUssd } from '../domain/parse-message.ts';
import { type Answer, MAX_CHARACTERS } from '../domain/render.ts';
import { composeReply } from '../domain/reply.ts';
import { ANSWER_JOB, switchLanguage } from './answer.ts';
import { callerOf } from './caller.ts';
import { strangerFacts } from './facts.ts';
import type { AnswerDeps, InboundMessage } from './inbound-message.ts';
import { factsAfterInput } from './planting.ts';
import { refreshAlertsFirst } from './refresh-alerts.ts';
import { closeRegistration, finishRegistration } from './register.ts';
import { findRegistration, openRegistration, saveRegistration, withSession } from './registrations.ts';
import { say } from './words.ts';

export interface UssdDeps extends AnswerDeps {
  readonly jobs: Jobs;
  readonly log: Pick<Logger, 'warn'>;
  /** Whether answers to questions can be sent by SMS. */
  readonly hasSms: boolean;
}

interface UssdRequest {
  readonly phone: string;
  readonly sessionId: string;
  /** All inputs of the session, joined by stars. */
  readonly text: string;
  readonly now: Date;
}

const EVALUATION_TIMEOUT_MS = 4_000;
/** More than any farmer has. The screens list fewer. */
const ANY_NUMBER = 99;

interface Session {
  readonly userId: string | null;
  readonly fields: number;
  /** What the session started with, its inputs since, and where they led. */
  readonly start: State;
  readonly inputs: readonly string[];
  readonly state: State;
  /** It continues one that was cut. */
  readonly isResumed: boolean;
}

interface Caller {
  readonly userId: string | null;
  readonly fields: number;
  readonly language: 'en' | 'sw';
}

const sessionOf = (
  { userId, fields }: Caller,
  start: State,
  inputs: readonly string[],
  isResumed = false,
): Session => {
  const known: Known = { isKnown: userId !== null, fields, crops: ANY_NUMBER };
  return { userId, fields, start, inputs, isResumed, state: interpret(start, inputs, known, firstStepOf) };
};

/** A farmer with a field: the menu, after the inputs that a registration in this session used. */
const knownSession = async (
  tx: Transaction,
  caller: Caller,
  { phone, sessionId, text, now }: UssdRequest,
): Promise<Session> => {
  const typed = inputsOfUssd(text);
  const atMenu = stateAt('menu', caller.language);
  const found = await findRegistration(tx, phone, now);
  const session = found?.sessions.find(({ id }) => id === sessionId);
  if (session && session.used !== null)
    return sessionOf(caller, { ...session.start, language: caller.language }, typed.slice(session.used));
  if (!found || !session || session.start.screen === 'menu') return sessionOf(caller, atMenu, typed);
  // Another session of this number has registered meanwhile: this one goes on at the menu.
  const entry = { id: sessionId, start: atMenu, used: typed.length };
  await saveRegistration(tx, phone, { ...found, sessions: withSession(found.sessions, entry) }, now);
  return sessionOf(caller, atMenu, []);
};

/** A farmer without a field, or a stranger: goes on where an earlier session was cut, and saves the answers. */
const registeringSession = async (
  tx: Transaction,
  caller: Caller,
  { phone, sessionId, text, now }: UssdRequest,
): Promise<Session> => {
  const typed = inputsOfUssd(text);
  const found = await openRegistration(tx, phone, now);
  const session = found.sessions.find(({ id }) => id === sessionId);
  const first = stateAt(caller.userId === null ? 'language' : 'menu', caller.language);
  const start = session?.start ?? found.state ?? first;
  const isResumed =
    !session && typed.length === 0 && isRegistration(start.screen) && start.screen !== 'language';
  const opened = sessionOf(caller, start, typed, isResumed);
  const entry = { id: sessionId, start: { ...start, problem: null }, used: null };
  await saveRegistration(
    tx,
    phone,
    { ...found, state: resumable(opened.state), sessions: withSession(found.sessions, entry) },
    now,
  );
  return opened;
};

const openSession = ({ db }: Pick<UssdDeps, 'db'>, request: UssdRequest): Promise<Session> =>
  db.asSystem(async (tx) => {
    const userId = await callerOf(tx, request.phone);
    const fields = userId === null ? 0 : (await listFieldSummaries(tx, userId)).length;
    const language = userId === null ? 'sw' : await languageOf(tx, userId);
    const caller = { userId, fields, language };
    return fields > 0 ? knownSession(tx, caller, request) : registeringSession(tx, caller, request);
  });

/** Opens the account and adds the field; the session goes on with what is typed from now on. */
const finish = async (
  deps: UssdDeps,
  { phone, sessionId, text, now }: UssdRequest,
  { userId, state }: { readonly userId: string | null; readonly state: State },
): Promise<Answer> => {
  const words = say[state.language];
  const last = (message: string): Answer => ({
    text: toGsm(message).slice(0, MAX_CHARACTERS.ussd),
    ends: true,
    choices: [],
  });
  const finished = await finishRegistration(deps, { phone, way: 'ussd', userId }, state).catch(
    (fault: Error) => {
      deps.log.warn({ part: 'sms-ussd', err: fault }, 'a registration could not be saved');
      return { result: 'failed' as const };
    },
  );
  if (finished.result === 'refused') return last(words.register.refused(deps.link));
  if (finished.result === 'failed') return last(words.register.failed);
  await deps.db.asSystem(async (tx) => {
    const found = await openRegistration(tx, phone, now);
    const entry = { id: sessionId, start: state, used: inputsOfUssd(text).length };
    await saveRegistration(tx, phone, { ...found, sessions: withSession(found.sessions, entry) }, now);
    await closeRegistration(tx, phone, now);
  });
  return composeReply(state, strangerFacts(deps.link, now), {
    words,
    language: state.language,
    channel: 'ussd',
  });
};

/** Posts the question as if it had come by SMS: the reply and the answers go there. */
const enqueueQuestion = (
  { db, jobs }: UssdDeps,
  { phone, sessionId, now }: UssdRequest,
  userId: string,
  question: string,
): Promise<void> =>
  db.asSystem(async (tx) => {
    const id = `ussd ${createHash('sha256').update(`${sessionId}\n${question}`).digest('hex')}`;
    // The network repeats a request that it got no answer to.
    if (!(await isFirst(tx, 'ussd.ask', id))) return;
    await jobs.enqueue<InboundMessage>(tx, ANSWER_JOB, {
      way: 'sms',
      to: phone,
      userId,
      id,
      at: now.getTime(),
      text: `SWALI ${question}`,
      meaning: null,
      media: null,
    });
  });

/** The first request of the last input switches; a repeated one shows the same. */
const languageAfterSwitch = async (
  deps: UssdDeps,
  { sessionId, text, now }: UssdRequest,
  userId: string,
  language: 'en' | 'sw',
): Promise<'en' | 'sw'> => {
  const seed = `${sessionId} ${text}`;
  const isNew = await deps.db.asSystem((tx) =>
    isFirst(tx, 'ussd.language', createHash('sha256').update(seed).digest('hex')),
  );
  return isNew ? switchLanguage(deps, userId, language, { seed, at: now.getTime() }) : language;
};

/** A farmer's screen. The network ends the session after ten seconds, so nothing may take longer. */
const answerKnown = async (
  deps: UssdDeps,
  request: UssdRequest,
  { userId, start, inputs, state: at }: Session & { readonly userId: string },
): Promise<Answer> => {
  const { db, link, log } = deps;
  const { phone, now } = request;
  // The result of a slower evaluation is ready at the next call.
  await Promise.race([
    refreshAlertsFirst(deps, userId, at.screen, now).catch((fault: Error) =>
      log.warn({ part: 'sms-ussd', err: fault }, 'the fields could not be evaluated'),
    ),
    sleep(EVALUATION_TIMEOUT_MS, undefined, { ref: false }),
  ]);
  const canSendSms = deps.hasSms && (await db.asSystem((tx) => mayWriteTo(tx, userId, 'sms', phone)));
  let language = await db.readAsUser(userId, (tx) => languageOf(tx, userId));
  if (at.screen === 'language_changed') language = await languageAfterSwitch(deps, request, userId, language);
  const context = { language, link, now, canSendSms };
  const { state, facts } = await factsAfterInput(deps, userId, context, (known) =>
    interpret(start, inputs, known, firstStepOf),
  );
  if (state.screen === 'asked' && state.question !== null && canSendSms)
    await enqueueQuestion(deps, request, userId, state.question);
  return composeReply(state, facts, { words: say[language], language, channel: 'ussd' });
};

/** One screen of a USSD session. */
export const answerUssd = async (deps: UssdDeps, request: UssdRequest): Promise<Answer> => {
  const session = await openSession(deps, request);
  const { userId, fields, state, isResumed } = session;
  if (fields === 0 && isComplete(state)) return finish(deps, request, session);
  if (userId !== null && !isRegistration(state.screen))
    return answerKnown(deps, request, { ...session, userId });
  const { language } = state;
  return composeReply(
    state,
    { ...strangerFacts(deps.link, request.now), isResumed },
    { words: say[language], language, channel: 'ussd' },
  );
};
