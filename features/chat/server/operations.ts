import { creditCosts } from '#features/plans/domain/credits.ts';
import { checkAbility } from '#features/plans/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import {
  askModel,
  askEngine,
  editAgriculturalImage,
  generateAgriculturalImage,
  readPrices,
  readWays,
} from '../contract-ask.ts';
import { toAnswerView } from '../domain/message.ts';
import { type AnswerDeps } from './answering.ts';
import { contextOf } from './chat-context.ts';
import { placeOf } from './farm-fields.ts';
import { startRequest } from './model-requests.ts';
import { makePicture, pictureOf, type PictureDeps } from './pictures.ts';
import { pricesFor } from './prices.ts';
import { streamAnswer } from './stream.ts';

type ChatDeps = AnswerDeps & PictureDeps;

const serveModels = ({ models, pictures }: ChatDeps): ServedOperation =>
  serve(readWays, async () =>
    ok({
      model: models.length > 0,
      pictures: pictures !== null,
      costs: { answer: creditCosts.answer, picture: creditCosts.picture },
    }),
  );

const serveEngineAnswer = ({ db, openEngine }: ChatDeps): ServedOperation =>
  serve(
    askEngine,
    async (
      { session: { userId }, now },
      { body: { question, language, conversation_id: conversationId } },
    ) => {
      const context = await db.readAsUser(userId, (tx) =>
        contextOf(tx, { userId, question, conversationId, questionId: null, language, now }),
      );
      const engine = await openEngine();
      const answer = engine.answer(question, context);
      return ok({
        content: engine.text(answer),
        language: answer.language,
        // `AnswerView` is plain JSON, but the contract types it as a record.
        shown: toAnswerView(answer) as unknown as Record<string, unknown>,
      });
    },
  );

const servePrices = ({ db }: ChatDeps): ServedOperation =>
  serve(readPrices, async ({ session: { userId }, now }, { query: { crops } }) => {
    const prices = await db.readAsUser(userId, async (tx) => {
      const place = await placeOf(tx, userId);
      return pricesFor(tx, { ...place, crops: crops.split(','), now });
    });
    return ok({ prices: prices.map((one) => ({ ...one, unit: { ...one.unit } })) });
  });

/** Attachments need a plan that includes them. */
const mayAttach = async (db: ChatDeps['db'], userId: string, now: Date): Promise<boolean> =>
  (await db.asUser(userId, (tx) => checkAbility(tx, userId, 'chat_attachments', now))).ok;

const serveModelAnswer = (deps: ChatDeps): ServedOperation =>
  serve(askModel, async ({ session: { userId }, now }, { body }) => {
    if (deps.models.length === 0) return refuse('chat.no_model');
    const {
      id,
      question_id: questionId,
      conversation_id: conversationId,
      question,
      language,
      documents,
      photo,
    } = body;
    if ((documents.length > 0 || photo) && !(await mayAttach(deps.db, userId, now)))
      return refuse('plans.pro_only');
    const picture = photo ? await pictureOf(deps, userId, photo) : null;
    if (photo && !picture) return refuse('chat.photo_missing');
    const started = await deps.db.asUser(userId, (tx) =>
      startRequest(tx, userId, { id, conversationId, questionId, act: 'answer' }, now),
    );
    if (!started.ok) return started;
    return ok({
      body: streamAnswer(deps, {
        userId,
        id,
        conversationId,
        questionId,
        question,
        language,
        documents,
        picture,
      }),
      cache: 'no-store, no-transform',
    });
  });

const serveDrawnPicture = (deps: ChatDeps): ServedOperation =>
  serve(
    generateAgriculturalImage,
    async (
      { session: { userId } },
      { body: { id, question_id: questionId, conversation_id: conversationId, prompt, language } },
    ) => {
      const made = await makePicture(
        deps,
        { userId, id, questionId, conversationId, promptText: prompt, language },
        (model, signal) => model.draw(prompt, signal),
      );
      return made.ok ? ok({ imageUrl: made.value.imageUrl, prompt }) : made;
    },
  );

const serveEditedPicture = (deps: ChatDeps): ServedOperation =>
  serve(
    editAgriculturalImage,
    async (
      { session: { userId }, now },
      {
        body: { id, question_id: questionId, conversation_id: conversationId, instruction, language, photo },
      },
    ) => {
      if (!deps.pictures) return refuse('chat.no_pictures');
      if (!(await mayAttach(deps.db, userId, now))) return refuse('plans.pro_only');
      const picture = await pictureOf(deps, userId, photo);
      if (!picture) return refuse('chat.photo_missing');
      return makePicture(
        deps,
        { userId, id, questionId, conversationId, promptText: instruction, language },
        (model, signal) => model.change(picture, instruction, signal),
      );
    },
  );

export const chatOperations = (deps: ChatDeps): ServedOperation[] => [
  serveModels(deps),
  serveEngineAnswer(deps),
  servePrices(deps),
  serveModelAnswer(deps),
  serveDrawnPicture(deps),
  serveEditedPicture(deps),
];
