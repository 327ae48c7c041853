import type { Words } from '#kit/pure/words.ts';
import type { communityOutboxEn } from './words.outbox.en.ts';

export const communityOutboxSw: Words<typeof communityOutboxEn> = {
  outbox: {
    ask: (title) => `Swali: ${title}`, edit: 'Badiliko la swali', remove: 'Futa swali', close: 'Funga au fungua swali',
    answer: 'Jibu la swali', editAnswer: 'Badiliko la jibu', removeAnswer: 'Futa jibu', accept: 'Jibu bora lililochaguliwa',
    vote: 'Kura', report: 'Ripoti kuhusu ujumbe', block: 'Zuia mtu au acha kumzuia', bookmark: 'Hifadhi swali',
  },
  refusals: {
    'community.title_missing': 'Andika kichwa cha swali',
    'community.title_short': 'Kichwa kiwe na angalau herufi 10',
    'community.title_long': 'Kichwa kisizidi herufi 200',
    'community.content_missing': 'Andika maelezo ya swali',
    'community.content_short': 'Maelezo yawe na angalau herufi 20',
    'community.content_long': 'Maelezo yasizidi herufi 5000',
    'community.answer_missing': 'Andika jibu',
    'community.answer_short': 'Jibu liwe na angalau herufi 20',
    'community.answer_long': 'Jibu lisizidi herufi 2000',
    'community.unverified': 'Thibitisha barua pepe yako kwanza. Kisha gusa “Jaribu tena”.',
    'community.not_allowed': 'Maneno haya yanakiuka taratibu za jamii',
    'community.posted_already': 'Ulituma maneno haya haya ndani ya siku moja.',
    'community.too_many': 'Umefikia kiasi ambacho mtu mmoja anaweza kutuma kwa siku. Jaribu tena kesho.',
    'community.question_gone': 'Swali hili liliondolewa, kwa hivyo halipokei majibu.',
    'community.closed': 'Swali hili limefungwa.',
    'community.not_found': 'Hiki hakipo tena.',
    'community.removed': 'Swali hili liliondolewa.',
    'community.blocked': 'Ulimzuia mtu huyu, au yeye alikuzuia.',
    'community.not_yours': 'Ni aliyeuliza swali tu anayeweza kufanya hivi.',
    'community.own_vote': 'Mtu hapigii kura maneno yake mwenyewe.',
    'community.own_report': 'Mtu haripoti maneno yake mwenyewe. Unaweza kuyafuta.',
    'community.own_block': 'Mtu hawezi kujizuia mwenyewe.',
    'community.own_post': 'Lazima mtu mwingine ayaangalie maneno yako.',
  },
};
