import { dayInNairobi } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import type { Database } from '#kit/server/database/database.ts';
import { nextSequence, touchRows } from '#kit/server/sync/sequence.ts';
import { titleOf } from '../domain/message.ts';
import { contextOf } from './chat-context.ts';
import type { ChatEngine } from './chat-engine.ts';
import { checkedSentences, firstAnswer, UnfitAnswerError } from './checked-sentences.ts';
import { completeRequest, addTokens, tokensUsedOn } from './model-requests.ts';
import type { AssistantModel, ImageForModel } from './ports.ts';
import { questionTurn, systemPrompt, tools, createToolCaller } from './prompt.ts';
import { putConversation, putMessage } from './sql.ts';

export interface AnswerDeps {
  readonly db: Database;
  /** Opens the books once. */
  readonly openEngine: () => Promise<ChatEngine>;
  /** The models in order; the next is used when one fails. May be empty. */
  readonly models: readonly AssistantModel[];
  /** Maximum tokens per day for all farmers together. `null`: no limit set by the operator. */
  readonly tokensADay: number | null;
  /** Reports an error to the operator, without personal data. */
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
  readonly picture: ImageForModel | null;
}

/** Time limit for a whole answer, shorter than the timeout of the phone. */
const ANSWER_TIMEOUT_MS = 75_000;

/** Throws `Unfit` when today's token limit is used up. */
const assertTokenBudget = async ({ db, tokensADay }: AnswerDeps, now: Date): Promise<void> => {
  if (tokensADay !== null && (await tokensUsedOn(db, dayInNairobi(now))) >= tokensADay)
    throw new UnfitAnswerError('the daily token limit is used up');
};

/** A model's answer over our own engine's findings, sentence by sentence; throws when none of it may be shown. */
export async function* modelAnswer(
  deps: AnswerDeps,
  asked: QuestionToAnswer,
  onModel: (source: string) => void,
): AsyncGenerator<string> {
  const { question, language, documents, picture } = asked;
  const now = new Date();
  await assertTokenBudget(deps, now);
  const [own, context] = await Promise.all([
    deps.openEngine(),
    deps.db.readAsUser(asked.userId, (tx) => contextOf(tx, { ...asked, now })),
  ]);
  const found = own.answer(question, context);
  const passages = own.passages(question, context);
  const userTurn = questionTurn({ question, appAnswer: own.text(found), passages, documents });
  const system = systemPrompt(language);
  const callTool = createToolCaller(context, language);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deps.limitMs ?? ANSWER_TIMEOUT_MS);
  let tokens = 0;
  try {
    const pieces = firstAnswer(
      deps.models,
      {
        system,
        tools,
        callTool,
        signal: controller.signal,
        ...(picture && { image: picture }),
        turns: [
          ...context.turns.map(({ role, text }) => ({ role, content: text })),
          { role: 'user', content: userTurn },
        ],
      },
      onModel,
    );
    // Figures must come from the books, the farm's records or attachments. From the question, only non-dose
    // figures may be repeated.
    const grounding = {
      system,
      questionText: question,
      text: [
        own.text(found),
        ...passages.map(({ text }) => text),
        ...tools.map(({ name }) => callTool(name, {})),
        ...documents.map(({ text }) => text),
      ].join('\n'),
    };
    yield* checkedSentences(
      pieces,
      { language, grounding, isSafe: own.isSafe },
      ({ tokensIn, tokensOut }) => {
        tokens += tokensIn + tokensOut;
      },
    );
  } finally {
    clearTimeout(timer);
    if (tokens > 0)
      await deps.db.asSystem((tx) => addTokens(tx, dayInNairobi(now), tokens)).catch(deps.onFault);
  }
}

/**
 * Stores the answer and completes the request; false when it was given up in the meantime and the credit was
 * refunded.
 */
export const saveAnswer = (
  db: Database,
  asked: QuestionToAnswer,
  content: string,
  source: string,
): Promise<boolean> =>
  db.asUser(asked.userId, async (tx) => {
    const { userId, id, conversationId, questionId, question, language } = asked;
    await nextSequence(tx, userId);
    if (!(await completeRequest(tx, userId, id))) return false;
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
