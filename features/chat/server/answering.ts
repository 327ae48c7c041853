import { dayInNairobi } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import type { Database } from '#kit/server/database/database.ts';
import { nextSequence, touchRows } from '#kit/server/sync/sequence.ts';
import { titleOf } from '../domain/message.ts';
import { finish, noteTokens, tokensOf } from './asks.ts';
import { checked, firstOf, Unfit } from './checked.ts';
import { contextOf } from './farm.ts';
import type { OwnEngine } from './own.ts';
import type { AssistantModel, PictureForModel } from './ports.ts';
import { questionTurn, systemPrompt, tools, useTool } from './prompt.ts';
import { putConversation, putMessage } from './sql.ts';

export interface AnsweringDeps {
  readonly db: Database;
  /** Opens the books once. */
  readonly own: () => Promise<OwnEngine>;
  /** The models in order; the next is used when one fails. May be empty. */
  readonly models: readonly AssistantModel[];
  /** Maximum tokens per day for all farmers together. `null`: no limit set by the operator. */
  readonly tokensADay: number | null;
  /** Reports a fault to the operator, without naming a farmer. */
  readonly onFault: (fault: unknown) => void;
  readonly limitMs?: number;
}

export interface QuestionToAnswer {
  readonly userId: string;
  readonly id: string;
  readonly conversationId: string;
  readonly questionId: string;
  readonly question: string;
  readonly language: Language;
  readonly documents: readonly { readonly name: string; readonly text: string }[];
  readonly picture: PictureForModel | null;
}

/** Timeout of a phone for a whole answer. */
const LIMIT_MS = 75_000;

/** Throws `Unfit` when today's token limit is used up. */
const mayStillAsk = async ({ db, tokensADay }: AnsweringDeps, now: Date): Promise<void> => {
  if (tokensADay !== null && (await tokensOf(db, dayInNairobi(now))) >= tokensADay)
    throw new Unfit('the tokens of this day are used up');
};

/** A model's answer over our own engine's findings, sentence by sentence; throws when none of it may be shown. */
export async function* modelAnswer(
  deps: AnsweringDeps,
  asked: QuestionToAnswer,
  speaks: (source: string) => void,
): AsyncGenerator<string> {
  const { question, language, documents, picture } = asked;
  const now = new Date();
  await mayStillAsk(deps, now);
  const [own, context] = await Promise.all([
    deps.own(),
    deps.db.readAsUser(asked.userId, (tx) => contextOf(tx, { ...asked, now })),
  ]);
  const found = own.answer(question, context);
  const passages = own.passages(question, context);
  const given = questionTurn({ question, own: own.text(found), passages, documents });
  const system = systemPrompt(language);
  const use = useTool(context, language);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), deps.limitMs ?? LIMIT_MS);
  let tokens = 0;
  try {
    const pieces = firstOf(
      deps.models,
      {
        system,
        tools,
        use,
        signal: limit.signal,
        ...(picture && { picture }),
        turns: [
          ...context.turns.map(({ role, text }) => ({ role, content: text })),
          { role: 'user', content: given },
        ],
      },
      speaks,
    );
    // Figures must come from the books, the farm's records or attachments. From the question, only non-dose
    // figures may be repeated.
    const grounds = {
      system,
      asked: question,
      text: [
        own.text(found),
        ...passages.map(({ text }) => text),
        ...tools.map(({ name }) => use(name, {})),
        ...documents.map(({ text }) => text),
      ].join('\n'),
    };
    yield* checked(pieces, { language, grounds, isSafe: own.isSafe }, ({ tokensIn, tokensOut }) => {
      tokens += tokensIn + tokensOut;
    });
  } finally {
    clearTimeout(timer);
    if (tokens > 0)
      await deps.db.asSystem((tx) => noteTokens(tx, dayInNairobi(now), tokens)).catch(deps.onFault);
  }
}

/**
 * Stores the answer and completes the request; false when it was given up in the meantime and the credit was
 * refunded.
 */
export const keepAnswer = (
  db: Database,
  asked: QuestionToAnswer,
  content: string,
  source: string,
): Promise<boolean> =>
  db.asUser(asked.userId, async (tx) => {
    const { userId, id, conversationId, questionId, question, language } = asked;
    await nextSequence(tx, userId);
    if (!(await finish(tx, userId, id))) return false;
    await touchRows(tx, [
      { userId, kind: 'chat_conversation', id: conversationId },
      { userId, kind: 'chat_message', id },
    ]);
    const at = new Date();
    await putConversation(tx, userId, { id: conversationId, title: titleOf(question), at });
    await putMessage(tx, userId, {
      id,
      conversation_id: conversationId,
      role: 'assistant',
      content,
      language,
      engine: 'model',
      source,
      reply_to: questionId,
      shown: null,
      attachments: [],
      at,
    });
    return true;
  });
