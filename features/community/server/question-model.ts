import { newId } from '#kit/pure/ids.ts';
import { ok } from '#kit/pure/result.ts';
import type { Language } from '#kit/pure/words.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import * as contract from '../contract.ts';
import { isFaithfulRewording, modelText } from '../domain/analysis/check-model-wording.ts';
import { touchUserRows, type AnalysisJob } from './notify-others.ts';
import type {
  Analyse,
  ModelResult,
  Moderate,
  StoredPreliminaryAnswer,
  QuestionModel,
  QuotedPage,
  Suggestion,
} from './ports.ts';
import { questionById, type QuestionRow } from './rows.ts';

const languages: readonly Language[] = ['en', 'sw'];
/** User id of reports that the model makes. */
const NO_USER_ID = '00000000-0000-0000-0000-000000000000';

/** Uses the model's wording in languages where it passes the check. `null` if it passes in none. */
const withModelText = (
  answer: StoredPreliminaryAnswer,
  { name, passages }: QuotedPage,
  { wording }: ModelResult,
): StoredPreliminaryAnswer | null => {
  const worded = languages.filter((language) =>
    isFaithfulRewording(wording[language], passages, name, language),
  );
  if (worded.length === 0) return null;
  const textIn = (language: Language): string =>
    worded.includes(language) ? modelText(wording[language], name, language) : answer.text[language];
  return { ...answer, text: { en: textIn('en'), sw: textIn('sw') }, worded };
};

const reportForReview = (tx: Transaction, { id, edited_at }: QuestionRow): Promise<number> =>
  tx.run(sql`
    insert into community_reports (user_id, id, target, target_id, reason, note, created_at)
    values (${NO_USER_ID}, ${newId()}, 'question', ${id}, 'model', null, now())
    on conflict (user_id, target_id) do update set settled_at = null, created_at = excluded.created_at
    where community_reports.settled_at < ${edited_at}
  `);

/** A phone waits at most this long, then continues with its own engine's result. */
const WAIT_MS = 10_000;
const withTimeout = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the model took too long')), WAIT_MS);
    }),
  ]).finally(() => clearTimeout(timer));
};

/** Suggests a category and tags before posting. Only text that passes moderation is sent to the model. */
export const suggestOperation = ({
  model,
  moderate,
  onFault,
}: {
  model: QuestionModel | undefined;
  moderate: Moderate;
  onFault: (fault: unknown) => void;
}): ServedOperation =>
  serve(contract.suggestCategory, async (_, { body: { title, content } }) => {
    const nothing: Suggestion = { category: null, tags: [] };
    const isAsked = model !== undefined && moderate(`${title}\n${content}`).verdict === 'ok';
    const { category, tags } = isAsked
      ? await withTimeout(model.suggest({ title, content })).catch((fault: unknown) => {
          onFault(fault);
          return nothing;
        })
      : nothing;
    return ok({
      model: model !== undefined,
      category,
      tags: tags.filter((tag) => moderate(tag).verdict === 'ok'),
    });
  });

/**
 * Runs after our own answer is stored. Asks the model only about public questions; the question may change in
 * the meantime.
 */
export const processWithModel =
  ({ db, analyse, model }: { db: Database; analyse: Analyse; model: QuestionModel }) =>
  async ({ id }: AnalysisJob): Promise<void> => {
    const question = await db.asSystem((tx) => questionById(tx, id));
    if (question?.state !== 'visible') return;
    const found = await analyse(question);
    const { title, content } = question;
    const reading = await model.read({ title, content, quoted: found?.quoted ?? null });
    const answer = found && withModelText(found.answer, found.quoted, reading);
    if (!answer && !reading.needsReview) return;
    await db.asSystem(async (tx) => {
      if (answer) await touchUserRows(tx, [{ userId: question.user_id, kind: 'community_question', id }]);
      const now = await questionById(tx, id);
      if (now?.state !== 'visible' || now.edited_at?.getTime() !== question.edited_at?.getTime()) return;
      if (answer)
        await tx.run(
          sql`
            update community_questions
            set ai_preliminary_answer = ${JSON.stringify(answer)}
            where id = ${id}
          `,
        );
      if (reading.needsReview) await reportForReview(tx, question);
      tx.announce(contract.topicOf(id));
    });
  };
