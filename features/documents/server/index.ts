import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { creditCosts } from '#features/plans/domain/credits.ts';
import { checkAbility, creditsLeft, refund, spend } from '#features/plans/server/api.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { chatWithDocument, documentOffer } from '../contract.ts';
import { subjectOf } from '../domain/answer-kind.ts';
import { checkModelAnswer, type ModelQuote } from '../domain/check-model-answer.ts';
import { bestPassages, buildIndex } from '../domain/document-index.ts';
import { type Passage, textOf } from '../domain/passages.ts';
import { documentsAccess } from './access.ts';
import type { DocumentModel, DocumentQuestion } from './ports.ts';

interface DocumentDeps {
  readonly db: Database;
  readonly model: DocumentModel | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

/** Maximum number of passages sent to the model. */
const MAX_PASSAGES = 8;

type ModelRequest = Omit<DocumentQuestion, 'passages'> & {
  readonly content: readonly { readonly page: number; readonly text: string }[];
};

/** Best matching passages. For the whole document, the first ones. */
const selectPassages = ({ content, question }: ModelRequest): readonly Passage[] => {
  const documentIndex = buildIndex(content.map(({ page, text }) => ({ n: page, text })));
  const best = bestPassages(documentIndex, subjectOf(question), MAX_PASSAGES);
  return best.length > 0 ? best : documentIndex.passages.slice(0, MAX_PASSAGES);
};

/** Charges the same question about the same text once a day, so that a retry after a lost reply is free. */
const chargeKey = (asked: ModelRequest, now: Date): string =>
  `document:${dayInNairobi(now)}:${createHash('sha256')
    .update(JSON.stringify([asked.question, asked.language, asked.content]))
    .digest('base64url')
    .slice(0, 32)}`;

/** The model's checked answer. Empty if it found nothing; null on failure or if no check passes. */
const askModel = async (
  model: DocumentModel,
  { question, type, language, ...asked }: ModelRequest,
  onFault: (fault: unknown) => void,
): Promise<readonly ModelQuote[] | null> => {
  const passages = selectPassages({ question, type, language, ...asked });
  try {
    const wording = await model.answer({
      question,
      type,
      language,
      passages: passages.map((passage) => ({ page: passage.page, text: textOf(passage) })),
    });
    const validSentences = checkModelAnswer(wording, passages);
    return wording.length > 0 && validSentences.length === 0 ? null : validSentences;
  } catch (fault) {
    onFault(fault);
    return null;
  }
};

type Refusals = 'plans.pro_only' | 'plans.no_credits' | 'documents.no_model' | 'documents.model_failed';
interface Reply {
  readonly found: boolean;
  readonly sentences: { text: string; quote: string; page: number }[];
  readonly left: number;
}

const answerQuestion = async (
  { db, model, log }: DocumentDeps,
  userId: string,
  now: Date,
  asked: ModelRequest,
): Promise<Result<Reply, Refusals>> => {
  const key = chargeKey(asked, now);
  const paid = await db.asUser(userId, async (tx) => {
    if (!(await checkAbility(tx, userId, 'document_chat', now)).ok) return refuse('plans.pro_only');
    return model ? spend(tx, { userId, what: 'document_answer', key, now }) : refuse('documents.no_model');
  });
  if (!paid.ok) return paid;
  if (!model) return refuse('documents.no_model');
  const held = await askModel(model, asked, (err) =>
    log.warn({ part: 'document chat', err }, 'the language model did not answer'),
  );
  if (held !== null && held.length > 0)
    return ok({
      found: true,
      sentences: held.map(({ says, text, page }) => ({ text: says, quote: text, page })),
      left: paid.value.left,
    });
  await db.asUser(userId, (tx) => refund(tx, { userId, key, now }));
  return held === null
    ? refuse('documents.model_failed')
    : ok({ found: false, sentences: [], left: paid.value.left + creditCosts.document_answer });
};

/**
 * Documents are read and stored on the phone; the server only passes a question to a model, if configured,
 * and stores nothing.
 */
export const documentsServer = (deps: DocumentDeps) =>
  defineServerFeature()({
    access: documentsAccess,
    operations: [
      serve(documentOffer, ({ session: { userId }, now }) =>
        deps.db.asUser(userId, async (tx) => {
          if (!(await checkAbility(tx, userId, 'document_chat', now)).ok) return refuse('plans.pro_only');
          return ok({
            model: deps.model !== undefined,
            cost: creditCosts.document_answer,
            left: await creditsLeft(tx, userId, now),
          });
        }),
      ),
      serve(chatWithDocument, ({ session: { userId }, now }, { body }) =>
        answerQuestion(deps, userId, now, body),
      ),
    ],
  });
