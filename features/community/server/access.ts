import { newId } from '#kit/pure/ids.ts';
import { defineAccess, type Names } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const everybodys: Names = { notOne: 'a question or an answer that everybody signed in reads' };

/** Their question was removed by a moderator. The author can still read that it was. */
const own = ({ has }: { has(what: string): string }) => ({ params: { id: has('community_questions') } });
const removed = '410 community.removed';
const question = {
  category_id: 'pest_management',
  crop_type: 'maize',
  farming_method: null,
  location: 'Nakuru',
  tags: ['viwavi'],
  images: [],
};
const ofPost = { 'params.id': 'community_questions' } as const;
const texts = (): { title: string; content: string } => ({
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
    'community.one': { who: 'user', send: own, says: removed, ids: { 'params.id': everybodys } },
    'community.answers': { who: 'user', send: own, says: removed, ids: { 'params.id': everybodys } },
    'community.view': { who: 'user', send: own, says: removed, ids: { 'params.id': everybodys } },
    'community.photo': {
      who: 'user',
      send: ({ has }) => ({ params: { id: has('community_questions'), hash: has('photo') } }),
      says: removed,
      ids: { 'params.id': everybodys, 'params.hash': 'photo' },
    },
    'community.history': { who: 'user', send: own, ids: ofPost },
    'community.queue': { who: 'expert' },
    'community.judge': {
      who: 'expert',
      send: (caller) => ({ ...own(caller), body: { act: 'approve', note: null } }),
      says: '404 community.not_found',
      ids: { 'params.id': { notOne: 'staff judge what every farmer wrote' } },
    },
  },
  commands: {
    'community.ask': {
      args: () => ({ id: newId(), language: 'sw', ...question, ...texts() }),
      ids: {
        id: { made: 'community_questions', taken: 'community.posted_already' },
        images: 'photo',
        expert_id: { notOne: 'a person of the directory, to whom anybody may put a question' },
      },
    },
    'community.answer': {
      args: () => ({ id: newId(), question_id: newId(), content: texts().content, images: [] }),
      says: 'community.question_gone',
      ids: {
        id: { made: 'community_answers', taken: 'community.question_gone' },
        question_id: everybodys,
        images: 'photo',
      },
    },
    'community.edit_question': {
      args: (own) => ({ id: own.has('community_questions'), ...question, ...texts() }),
      says: 'community.not_found',
      ids: { id: 'community_questions', images: 'photo' },
    },
    'community.edit_answer': {
      args: (own) => ({ id: own.has('community_answers'), content: texts().content, images: [] }),
      says: 'community.not_found',
      ids: { id: 'community_answers', images: 'photo' },
    },
    'community.accept': {
      args: (own) => ({ id: own.has('community_answers') }),
      says: 'community.not_found',
      ids: { id: everybodys },
    },
    'community.close': {
      args: (own) => ({ id: own.has('community_questions'), closed: true }),
      says: 'community.not_found',
      ids: { id: everybodys },
    },
    'community.vote': {
      args: (own) => ({ id: own.has('community_questions'), target: 'question', direction: 'up' }),
      says: 'community.not_found',
      ids: { id: everybodys },
    },
    'community.report': {
      args: (own) => ({
        id: newId(),
        target: 'question',
        target_id: own.has('community_questions'),
        reason: 'spam',
        note: null,
      }),
      says: 'community.not_found',
      ids: { id: { made: 'community_reports', taken: 'community.not_found' }, target_id: everybodys },
    },
    'community.block': {
      args: () => ({ id: newId(), blocked: true }),
      says: 'community.not_found',
      ids: { id: { notOne: 'a person who wrote something' } },
    },
    'community.bookmark': {
      args: () => ({ id: newId(), saved: true }),
      says: 'community.not_found',
      ids: { id: everybodys },
    },
    'community.remove_answer': {
      args: (own) => ({ id: own.has('community_answers') }),
      ids: { id: 'community_answers' },
    },
    'community.remove_question': {
      args: (own) => ({ id: own.has('community_questions') }),
      ids: { id: 'community_questions' },
    },
  },
});
