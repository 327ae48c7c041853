import { newId } from '#kit/pure/ids.ts';
import { defineAccess, type IdMeaning } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const publicPost: IdMeaning = { notPersonalReason: 'a question or an answer that everybody signed in reads' };

/** Their question was removed by a moderator. The author can still read that it was. */
const ownQuestionParams = ({ idOf }: { idOf(what: string): string }) => ({
  params: { id: idOf('community_questions') },
});
const removedReply = '410 community.removed';
const sampleQuestion = {
  category_id: 'pest_management',
  crop_type: 'maize',
  farming_method: null,
  location: 'Nakuru',
  tags: ['viwavi'],
  images: [],
};
const postOwner = { 'params.id': 'community_questions' } as const;
const sampleTexts = (): { title: string; content: string } => ({
  // Moderation could mistake digits for a phone number and hold the text back.
  title: `Viwavi kwenye mahindi yangu ${newId().replace(/\d/g, '')}`,
  content: 'Viwavi wanakula majani ya mahindi, nifanye nini kabla ya mvua?',
});

export const communityAccess = defineAccess<typeof contract>()({
  operations: {
    'community.categories': { who: 'user' },
    'community.list': { who: 'user', send: () => ({ query: { status: 'all', search: 'mahindi' } }) },
    'community.trending': { who: 'user' },
    'community.pulse': { who: 'user' },
    'community.suggest': {
      who: 'user',
      send: () => ({ body: { title: 'Weevils', content: 'In the store' } }),
    },
    'community.experts': { who: 'user' },
    'community.one': {
      who: 'user',
      send: ownQuestionParams,
      expectedAnswer: removedReply,
      ids: { 'params.id': publicPost },
    },
    'community.answers': {
      who: 'user',
      send: ownQuestionParams,
      expectedAnswer: removedReply,
      ids: { 'params.id': publicPost },
    },
    'community.view': {
      who: 'user',
      send: ownQuestionParams,
      expectedAnswer: removedReply,
      ids: { 'params.id': publicPost },
    },
    'community.photo': {
      who: 'user',
      send: ({ idOf }) => ({ params: { id: idOf('community_questions'), hash: idOf('photo') } }),
      expectedAnswer: removedReply,
      ids: { 'params.id': publicPost, 'params.hash': 'photo' },
    },
    'community.history': { who: 'user', send: ownQuestionParams, ids: postOwner },
    'community.queue': { who: 'expert' },
    'community.judge': {
      who: 'expert',
      send: (caller) => ({ ...ownQuestionParams(caller), body: { act: 'approve', note: null } }),
      expectedAnswer: '404 community.not_found',
      ids: { 'params.id': { notPersonalReason: 'staff judge what every farmer wrote' } },
    },
  },
  commands: {
    'community.ask': {
      args: () => ({ id: newId(), language: 'sw', ...sampleQuestion, ...sampleTexts() }),
      ids: {
        id: { createdFor: 'community_questions', refusalIfTaken: 'community.posted_already' },
        images: 'photo',
        expert_id: { notPersonalReason: 'a person of the directory, whom anybody may ask a question' },
      },
    },
    'community.answer': {
      args: () => ({ id: newId(), question_id: newId(), content: sampleTexts().content, images: [] }),
      expectedAnswer: 'community.question_gone',
      ids: {
        id: { createdFor: 'community_answers', refusalIfTaken: 'community.question_gone' },
        question_id: publicPost,
        images: 'photo',
      },
    },
    'community.edit_question': {
      args: (own) => ({ id: own.idOf('community_questions'), ...sampleQuestion, ...sampleTexts() }),
      expectedAnswer: 'community.not_found',
      ids: { id: 'community_questions', images: 'photo' },
    },
    'community.edit_answer': {
      args: (own) => ({ id: own.idOf('community_answers'), content: sampleTexts().content, images: [] }),
      expectedAnswer: 'community.not_found',
      ids: { id: 'community_answers', images: 'photo' },
    },
    'community.accept': {
      args: (own) => ({ id: own.idOf('community_answers') }),
      expectedAnswer: 'community.not_found',
      ids: { id: publicPost },
    },
    'community.close': {
      args: (own) => ({ id: own.idOf('community_questions'), closed: true }),
      expectedAnswer: 'community.not_found',
      ids: { id: publicPost },
    },
    'community.vote': {
      args: (own) => ({ id: own.idOf('community_questions'), target: 'question', direction: 'up' }),
      expectedAnswer: 'community.not_found',
      ids: { id: publicPost },
    },
    'community.report': {
      args: (own) => ({
        id: newId(),
        target: 'question',
        target_id: own.idOf('community_questions'),
        reason: 'spam',
        note: null,
      }),
      expectedAnswer: 'community.not_found',
      ids: {
        id: { createdFor: 'community_reports', refusalIfTaken: 'community.not_found' },
        target_id: publicPost,
      },
    },
    'community.block': {
      args: () => ({ id: newId(), blocked: true }),
      expectedAnswer: 'community.not_found',
      ids: { id: { notPersonalReason: 'a person who wrote something' } },
    },
    'community.bookmark': {
      args: () => ({ id: newId(), saved: true }),
      expectedAnswer: 'community.not_found',
      ids: { id: publicPost },
    },
    'community.remove_answer': {
      args: (own) => ({ id: own.idOf('community_answers') }),
      ids: { id: 'community_answers' },
    },
    'community.remove_question': {
      args: (own) => ({ id: own.idOf('community_questions') }),
      ids: { id: 'community_questions' },
    },
  },
});
