import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId, type TestCaller } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

/** A question of the farmer for the caller's role. Experts and administrators use different ones. */
const findAskerReview = ({ caller, supportedFarmer }: TestCaller): string =>
  supportedFarmer.idOf('expert_reviews', caller === 'admin' ? 1 : 0);
const reviewIdRule = { 'params.id': { notPersonalReason: 'experts answer every farmer who asked' } } as const;
const reviewParams = (own: TestCaller) => ({ params: { id: findAskerReview(own) } });

export const expertsAccess = defineAccess<typeof contract>()({
  operations: {
    'reviews.promise': { who: 'user' },
    'reviews.voice': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('expert_reviews'), turn: 1 } }),
      expectedAnswer: '404 reviews.not_found',
      ids: {
        'params.id': 'expert_reviews',
        'params.turn': { notPersonalReason: 'the first or the second answer' },
      },
    },
    'reviews.queue': { who: 'expert' },
    'experts.set_name': { who: 'expert', send: () => ({ body: { name: 'Dk. Achieng' } }) },
    'reviews.read': { who: 'expert', send: reviewParams, ids: reviewIdRule },
    'reviews.photo': {
      who: 'expert',
      send: (own) => ({ params: { id: findAskerReview(own), hash: own.supportedFarmer.idOf('photo') } }),
      ids: { ...reviewIdRule, 'params.hash': { notPersonalReason: 'a photo of that question' } },
    },
    'reviews.claim': { who: 'expert', send: reviewParams, ids: reviewIdRule },
    'reviews.put_voice': {
      who: 'expert',
      send: (own) => ({
        ...reviewParams(own),
        query: { type: 'audio/webm' },
        bytes: Buffer.from('no voice'),
      }),
      expectedAnswer: '422 reviews.voice_unreadable',
      ids: reviewIdRule,
    },
    'reviews.release': { who: 'expert', send: reviewParams, ids: reviewIdRule },
    'reviews.answer': {
      who: 'expert',
      send: (own) => ({
        ...reviewParams(own),
        body: { text: 'Ondoa majani.', voice: null, condition: null, photosClean: false },
      }),
      expectedAnswer: '403 reviews.not_yours',
      ids: {
        ...reviewIdRule,
        'body.voice.voice': { notPersonalReason: 'the recording that was put there before' },
      },
    },
  },
  commands: {
    'reviews.ask': {
      args: (own) => ({ id: newId(), scan_id: own.idOf('crop_scans', 1), note: null, county: null }),
      ids: { id: createdId('expert_reviews', 'reviews.exists'), scan_id: 'crop_scans' },
    },
    'reviews.ask_back': {
      args: (own) => ({ id: own.idOf('expert_reviews'), note: 'Na mvua?', photos: [] }),
      ids: { id: 'expert_reviews', photos: createdId('photo', 'applied') },
    },
    'reviews.seen': { args: (own) => ({ id: own.idOf('expert_reviews') }), ids: { id: 'expert_reviews' } },
    'reviews.close': {
      args: (own) => ({ id: own.idOf('expert_reviews'), helped: null }),
      ids: { id: 'expert_reviews' },
    },
    'donations.set': { args: () => ({ purpose: 'train', given: false }) },
  },
});
