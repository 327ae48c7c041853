import { newId } from '#kit/pure/ids.ts';
import { defineAccess, made, type Own } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

/** Each staff role gets its own question of the asker. */
const question = ({ caller, asker }: Own): string => asker.has('expert_reviews', caller === 'admin' ? 1 : 0);
const ofQuestion = { 'params.id': { notOne: 'experts answer every farmer who asked' } } as const;
const ofReview = (own: Own) => ({ params: { id: question(own) } });

export const expertsAccess = defineAccess<typeof contract>()({
  operations: {
    'reviews.promise': { who: 'user' },
    'reviews.voice': {
      who: 'user',
      send: (own) => ({ params: { id: own.has('expert_reviews'), turn: 1 } }),
      says: '404 reviews.not_found',
      ids: { 'params.id': 'expert_reviews', 'params.turn': { notOne: 'the first or the second answer' } },
    },
    'reviews.queue': { who: 'expert' },
    'experts.set_name': { who: 'expert', send: () => ({ body: { name: 'Dk. Achieng' } }) },
    'reviews.read': { who: 'expert', send: ofReview, ids: ofQuestion },
    'reviews.photo': {
      who: 'expert',
      send: (own) => ({ params: { id: question(own), hash: own.asker.has('photo') } }),
      ids: { ...ofQuestion, 'params.hash': { notOne: 'a photo of that question' } },
    },
    'reviews.claim': { who: 'expert', send: ofReview, ids: ofQuestion },
    'reviews.put_voice': {
      who: 'expert',
      send: (own) => ({ ...ofReview(own), query: { type: 'audio/webm' }, bytes: Buffer.from('no voice') }),
      says: '422 reviews.voice_unreadable',
      ids: ofQuestion,
    },
    'reviews.release': { who: 'expert', send: ofReview, ids: ofQuestion },
    'reviews.answer': {
      who: 'expert',
      send: (own) => ({
        ...ofReview(own),
        body: { text: 'Ondoa majani.', voice: null, condition: null, photosClean: false },
      }),
      says: '403 reviews.not_yours',
      ids: { ...ofQuestion, 'body.voice.voice': { notOne: 'the recording that was put there before' } },
    },
  },
  commands: {
    'reviews.ask': {
      args: (own) => ({ id: newId(), scan_id: own.has('crop_scans', 1), note: null, county: null }),
      ids: { id: made('expert_reviews', 'reviews.exists'), scan_id: 'crop_scans' },
    },
    'reviews.ask_back': {
      args: (own) => ({ id: own.has('expert_reviews'), note: 'Na mvua?', photos: [] }),
      ids: { id: 'expert_reviews', photos: made('photo', 'applied') },
    },
    'reviews.seen': { args: (own) => ({ id: own.has('expert_reviews') }), ids: { id: 'expert_reviews' } },
    'reviews.close': {
      args: (own) => ({ id: own.has('expert_reviews'), helped: null }),
      ids: { id: 'expert_reviews' },
    },
    'donations.set': { args: () => ({ purpose: 'train', given: false }) },
  },
});
