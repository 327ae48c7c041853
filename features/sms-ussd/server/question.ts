import { createHash } from 'node:crypto';
import type { Passage, PreliminaryAnswer } from '#features/community/domain/analysis/types.ts';
import { CONTENT_MIN } from '#features/community/domain/post.ts';
import { answerToSend, questionTitle } from '#features/community/server/api.ts';
import { isFirst, mayWriteTo } from '#features/notify/server/api.ts';
import { languageOf } from '#features/people/server/api.ts';
import { sql, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { DomainEvent } from '#kit/server/sync/events.ts';
import { MAX_ANSWERS_SENT, shortened, titleOf, WHATSAPP_REPLY_HOURS } from '../domain/question.ts';
import type { AnswerDeps, InboundMessage } from './inbound-message.ts';
import { deterministicId } from './photo-check.ts';
import { say } from './words.ts';

/** Surer than in the app: a text has no pictures to compare with. */
const MIN_GUIDE_CONFIDENCE = 0.85;

/**
 * What the farm guide says about it, at once: other farmers may take days. The signs come first, for the
 * farmer to compare; what to do follows only whole. Empty when the guide is not sure.
 */
const guideText = (
  answer: PreliminaryAnswer | null,
  way: InboundMessage['way'],
  language: 'en' | 'sw',
): string[] => {
  if (!answer) return [];
  const { name, passages } = answer;
  const textOf = (wanted: Passage['part']): string | undefined =>
    passages.find(({ part }) => part === wanted)?.text[language];
  const [signs, act] = [textOf('symptoms') ?? '', textOf('immediateActions')];
  const whole = [signs, act].filter(Boolean).join(' ');
  return [
    say[language].question.guide(
      name[language],
      whole === shortened(way, whole) ? whole : shortened(way, signs),
    ),
  ];
};

/**
 * A number that was confirmed for messages and now writes proves who asks: it becomes the account's own, as
 * at a sign-in by this number.
 */
const isProvenBy = async (
  { openAccount }: Pick<AnswerDeps, 'openAccount'>,
  phone: string,
  userId: string,
  language: 'en' | 'sw',
): Promise<boolean> => phone.startsWith('+') && (await openAccount({ phone, name: '', language })) === userId;

/** A community question under the same rules as in the app. Returns the reply. */
export const askByText = async (
  deps: Pick<AnswerDeps, 'db' | 'link' | 'act' | 'openAccount'>,
  { way, to, userId, id, at }: Pick<InboundMessage, 'way' | 'to' | 'id' | 'at'> & { readonly userId: string },
  content: string,
  language: 'en' | 'sw',
): Promise<string> => {
  const words = say[language].question;
  if (content.length < CONTENT_MIN) return words.how;
  const { analyse } = await import('#features/community/domain/analysis/analyse.ts');
  const title = titleOf(content);
  const { category, tags, crop, preliminaryAnswer, confidenceScore } = await analyse({ title, content });
  const questionId = deterministicId(`question ${id}`, at);
  const ask = (seed: string) =>
    deps.act(userId, {
      id: deterministicId(`${seed} ${id}`, at),
      name: 'community.ask',
      at: new Date(at),
      args: {
        id: questionId,
        language,
        title,
        content,
        category_id: category ?? 'other',
        crop_type: crop,
        farming_method: null,
        location: null,
        tags: [...tags],
        images: [],
      },
    });
  const first = await ask('ask');
  const isUnproven = first.result === 'refused' && first.code === 'community.unverified';
  const outcome =
    isUnproven && (await isProvenBy(deps, to, userId, language)) ? await ask('ask again') : first;
  if (outcome.result === 'refused') {
    if (outcome.code === 'community.unverified') return words.unverified(deps.link);
    return outcome.code === 'community.posted_already' ? words.already : words.refused(deps.link);
  }
  if (outcome.result !== 'applied') throw new Error('the question could not be saved now');
  await deps.db.asUser(userId, (tx) =>
    tx.run(
      sql`
        insert into text_questions (user_id, question_id, way, address, asked_at)
        values (${userId}, ${questionId}, ${way}, ${to}, ${new Date(at)})
        on conflict do nothing
      `,
    ),
  );
  const isSure = confidenceScore >= MIN_GUIDE_CONFIDENCE;
  // A question held for moderation cannot be read yet.
  const isHeld = (await deps.db.asUser(userId, (tx) => questionTitle(tx, questionId))) === null;
  return [
    isHeld ? words.waits : words.asked,
    ...guideText(isSure ? preliminaryAnswer : null, way, language),
  ].join('\n');
};

export const SEND_ANSWER_JOB = 'text_line.back';
export interface SendAnswerJob {
  readonly userId: string;
  readonly questionId: string;
  readonly answerId: string;
}

/** Called for every answer; handles only those to a question by text message. */
export const onAnswered =
  (jobs: Jobs) =>
  async (tx: Transaction, { userId, payload }: DomainEvent): Promise<void> => {
    const back = { userId, questionId: String(payload.question_id), answerId: String(payload.id) };
    if (
      await tx.maybe(
        sql`select 1 from text_questions where user_id = ${userId} and question_id = ${back.questionId}`,
      )
    )
      await jobs.enqueue<SendAnswerJob>(tx, SEND_ANSWER_JOB, back);
  };

/** Sends the first answers back through the question's channel, each at most once: marked before sending. */
export const sendBack =
  (
    { db, link, send }: Pick<AnswerDeps, 'db' | 'link' | 'send'>,
    cut: (way: InboundMessage['way'], text: string) => string,
  ) =>
  async ({ userId, questionId, answerId }: SendAnswerJob): Promise<void> => {
    const response = await db.asSystem(async (tx) => {
      const answer = await answerToSend(tx, answerId);
      if (!answer || !(await isFirst(tx, 'answer.back', answerId))) return null;
      const to = await tx.maybe<{ way: 'sms' | 'whatsapp'; address: string }>(sql`
        update text_questions
        set sent = sent + 1
        where user_id = ${userId} and question_id = ${questionId} and sent < ${MAX_ANSWERS_SENT} and (way = 'sms'
          or asked_at > now() - make_interval(hours => ${WHATSAPP_REPLY_HOURS}))
        returning way, address
      `);
      if (!to || !(await mayWriteTo(tx, userId, to.way, to.address))) return null;
      const language = await languageOf(tx, userId);
      return {
        ...to,
        language,
        text: say[language].question.answer(
          answer.by,
          shortened(to.way, answer.content),
          `${link}/community/questions/${questionId}`,
        ),
      };
    });
    if (response)
      await send(response.way, {
        id: createHash('sha256').update(answerId).digest('hex').slice(0, 32),
        to: response.address,
        text: cut(response.way, response.text),
        language: response.language,
      });
  };
