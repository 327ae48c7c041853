import { newId } from '#kit/pure/ids.ts';
import { ok } from '#kit/pure/result.ts';
import type { Language } from '#kit/pure/words.ts';
import { serve, type Served } from '#kit/server/context.ts';
import { sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import * as contract from '../contract.ts';
import { isSameText, modelText } from '../domain/analysis/wording.ts';
import { touchThere, type ToAnalyse } from './notify-others.ts';
import type {
  Analyse,
  ModelReading,
  Moderate,
  Preliminary,
  QuestionModel,
  Quoted,
  Suggestion,
} from './ports.ts';
import { questionById, type QuestionRow } from './rows.ts';

const languages: readonly Language[] = ['en', 'sw'];
/** Reports have a user; this one has none. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Uses the model's wording in languages where it passes the check. `null` if it passes in none. */
const improved = (
  answer: Preliminary,
  { name, passages }: Quoted,
  { wording }: ModelReading,
): Preliminary | null => {
  const worded = languages.filter((language) => isSameText(wording[language], passages, name, language));
  if (worded.length === 0) return null;
  const languageName = (language: Language): string =>
    worded.includes(language) ? modelText(wording[language], name, language) : answer.text[language];
  return { ...answer, text: { en: languageName('en'), sw: languageName('sw') }, worded };
};

const flag = (tx: Transaction, { id, edited_at }: QuestionRow): Promise<number> =>
  tx.run(sql`
    insert into community_reports (user_id, id, target, target_id, reason, note, created_at)
    values (${NOBODY}, ${newId()}, 'question', ${id}, 'model', null, now())
    on conflict (user_id, target_id) do update set settled_at = null, created_at = excluded.created_at
    where community_reports.settled_at < ${edited_at}
  `);

/** A phone waits at most this long, then continues with its own engine's result. */
const WAIT_MS = 10_000;
const within = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the model took too long')), WAIT_MS);
    }),
  ]).finally(() => clearTimeout(timer));
};

/** Before posting. Text that the rules do not accept is not sent to a model. */
export const suggestOperation = ({
  model,
  moderate,
  onFault,
}: {
  model: QuestionModel | undefined;
  moderate: Moderate;
  onFault: (fault: unknown) => void;
}): Served =>
  serve(contract.suggestAbout, async (_, { body: { title, content } }) => {
    const nothing: Suggestion = { category: null, tags: [] };
    const isAsked = model !== undefined && moderate(`${title}\n${content}`).verdict === 'ok';
    const { category, tags } = isAsked
      ? await within(model.suggest({ title, content })).catch((fault: unknown) => {
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
export const readByModel =
  ({ db, analyse, model }: { db: Database; analyse: Analyse; model: QuestionModel }) =>
  async ({ id }: ToAnalyse): Promise<void> => {
    const question = await db.asSystem((tx) => questionById(tx, id));
    if (question?.state !== 'visible') return;
    const found = await analyse(question);
    const { title, content } = question;
    const reading = await model.read({ title, content, quoted: found?.quoted ?? null });
    const answer = found && improved(found.answer, found.quoted, reading);
    if (!answer && !reading.needsLook) return;
    await db.asSystem(async (tx) => {
      if (answer) await touchThere(tx, [{ userId: question.user_id, kind: 'community_question', id }]);
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
      if (reading.needsLook) await flag(tx, question);
      tx.announce(contract.topicOf(id));
    });
  };
