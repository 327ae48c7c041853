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
    'community.categories': { access: 'user' },
    'community.list': { access: 'user', send: () => ({ query: { status: 'all', search: 'mahindi' } }) },
    'community.trending': { access: 'user' },
    'community.pulse': { access: 'user' },
    'community.suggest': {
      access: 'user',
      send: () => ({ body: { title: 'Weevils', content: 'In the store' } }),
    },
    'community.experts': { access: 'user' },
    'community.one': {
      access: 'user',
      send: ownQuestionParams,
      expectedAnswer: removedReply,
      idParams: { 'params.id': publicPost },
    },
    'community.answers': {
      access: 'user',
      send: ownQuestionParams,
      expectedAnswer: removedReply,
      idParams: { 'params.id': publicPost },
    },
    'community.view': {
      access: 'user',
      send: ownQuestionParams,
      expectedAnswer: removedReply,
      idParams: { 'params.id': publicPost },
    },
    'community.photo': {
      access: 'user',
      send: ({ idOf }) => ({ params: { id: idOf('community_questions'), hash: idOf('photo') } }),
      expectedAnswer: removedReply,
      idParams: { 'params.id': publicPost, 'params.hash': 'photo' },
    },
    'community.history': { access: 'user', send: ownQuestionParams, idParams: postOwner },
    'community.queue': { access: 'expert' },
    'community.judge': {
      access: 'expert',
      send: (caller) => ({ ...ownQuestionParams(caller), body: { act: 'approve', note: null } }),
      expectedAnswer: '404 community.not_found',
      idParams: { 'params.id': { notPersonalReason: 'staff judge what every farmer wrote' } },
    },
  },
  commands: {
    'community.ask': {
      sampleArgs: () => ({ id: newId(), language: 'sw', ...sampleQuestion, ...sampleTexts() }),
      idParams: {
        id: { createdFor: 'community_questions', refusalIfTaken: 'community.posted_already' },
        images: 'photo',
        expert_id: { notPersonalReason: 'a person of the directory, whom anybody may ask a question' },
      },
    },
    'community.answer': {
      sampleArgs: () => ({ id: newId(), question_id: newId(), content: sampleTexts().content, images: [] }),
      expectedAnswer: 'community.question_gone',
      idParams: {
        id: { createdFor: 'community_answers', refusalIfTaken: 'community.question_gone' },
        question_id: publicPost,
        images: 'photo',
      },
    },
    'community.edit_question': {
      sampleArgs: (caller) => ({
        id: caller.idOf('community_questions'),
        ...sampleQuestion,
        ...sampleTexts(),
      }),
      expectedAnswer: 'community.not_found',
      idParams: { id: 'community_questions', images: 'photo' },
    },
    'community.edit_answer': {
      sampleArgs: (caller) => ({
        id: caller.idOf('community_answers'),
        content: sampleTexts().content,
        images: [],
      }),
      expectedAnswer: 'community.not_found',
      idParams: { id: 'community_answers', images: 'photo' },
    },
    'community.accept': {
      sampleArgs: (caller) => ({ id: caller.idOf('community_answers') }),
      expectedAnswer: 'community.not_found',
      idParams: { id: publicPost },
    },
    'community.close': {
      sampleArgs: (caller) => ({ id: caller.idOf('community_questions'), closed: true }),
      expectedAnswer: 'community.not_found',
      idParams: { id: publicPost },
    },
    'community.vote': {
      sampleArgs: (caller) => ({
        id: caller.idOf('community_questions'),
        target: 'question',
        direction: 'up',
      }),
      expectedAnswer: 'community.not_found',
      idParams: { id: publicPost },
    },
    'community.report': {
      sampleArgs: (caller) => ({
        id: newId(),
        target: 'question',
        target_id: caller.idOf('community_questions'),
        reason: 'spam',
        note: null,
      }),
      expectedAnswer: 'community.not_found',
      idParams: {
        id: { createdFor: 'community_reports', refusalIfTaken: 'community.not_found' },
        target_id: publicPost,
      },
    },
    'community.block': {
      sampleArgs: () => ({ id: newId(), blocked: true }),
      expectedAnswer: 'community.not_found',
      idParams: { id: { notPersonalReason: 'a person who wrote something' } },
    },
    'community.bookmark': {
      sampleArgs: () => ({ id: newId(), saved: true }),
      expectedAnswer: 'community.not_found',
      idParams: { id: publicPost },
    },
    'community.remove_answer': {
      sampleArgs: (caller) => ({ id: caller.idOf('community_answers') }),
      idParams: { id: 'community_answers' },
    },
    'community.remove_question': {
      sampleArgs: (caller) => ({ id: caller.idOf('community_questions') }),
      idParams: { id: 'community_questions' },
    },
  },
});
