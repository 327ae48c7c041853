import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId, type TestCaller } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

/** A question of the farmer for the caller's role. Experts and administrators use different ones. */
const findAskerReview = ({ caller, supportedFarmer }: TestCaller): string =>
  supportedFarmer.idOf('expert_reviews', caller === 'admin' ? 1 : 0);
const reviewIdRule = { 'params.id': { notPersonalReason: 'experts answer every farmer who asked' } } as const;
const reviewParams = (caller: TestCaller) => ({ params: { id: findAskerReview(caller) } });

export const expertsAccess = defineAccess<typeof contract>()({
  operations: {
    'reviews.promise': { access: 'user' },
    'reviews.voice': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('expert_reviews'), turn: 1 } }),
      expectedAnswer: '404 reviews.not_found',
      idParams: {
        'params.id': 'expert_reviews',
        'params.turn': { notPersonalReason: 'the first or the second answer' },
      },
    },
    'reviews.queue': { access: 'expert' },
    'experts.set_name': { access: 'expert', send: () => ({ body: { name: 'Dk. Achieng' } }) },
    'reviews.read': { access: 'expert', send: reviewParams, idParams: reviewIdRule },
    'reviews.photo': {
      access: 'expert',
      send: (caller) => ({
        params: { id: findAskerReview(caller), hash: caller.supportedFarmer.idOf('photo') },
      }),
      idParams: { ...reviewIdRule, 'params.hash': { notPersonalReason: 'a photo of that question' } },
    },
    'reviews.claim': { access: 'expert', send: reviewParams, idParams: reviewIdRule },
    'reviews.put_voice': {
      access: 'expert',
      send: (caller) => ({
        ...reviewParams(caller),
        query: { type: 'audio/webm' },
        bytes: Buffer.from('no voice'),
      }),
      expectedAnswer: '422 reviews.voice_unreadable',
      idParams: reviewIdRule,
    },
    'reviews.release': { access: 'expert', send: reviewParams, idParams: reviewIdRule },
    'reviews.answer': {
      access: 'expert',
      send: (caller) => ({
        ...reviewParams(caller),
        body: { text: 'Ondoa majani.', voice: null, condition: null, photosClean: false },
      }),
      expectedAnswer: '403 reviews.not_yours',
      idParams: {
        ...reviewIdRule,
        'body.voice.voice': { notPersonalReason: 'the recording that was put there before' },
      },
    },
  },
  commands: {
    'reviews.ask': {
      sampleArgs: (caller) => ({
        id: newId(),
        scan_id: caller.idOf('crop_scans', 1),
        note: null,
        county: null,
      }),
      idParams: { id: createdId('expert_reviews', 'reviews.exists'), scan_id: 'crop_scans' },
    },
    'reviews.ask_back': {
      sampleArgs: (caller) => ({ id: caller.idOf('expert_reviews'), note: 'Na mvua?', photos: [] }),
      idParams: { id: 'expert_reviews', photos: createdId('photo', 'applied') },
    },
    'reviews.seen': {
      sampleArgs: (caller) => ({ id: caller.idOf('expert_reviews') }),
      idParams: { id: 'expert_reviews' },
    },
    'reviews.close': {
      sampleArgs: (caller) => ({ id: caller.idOf('expert_reviews'), helped: null }),
      idParams: { id: 'expert_reviews' },
    },
    'donations.set': { sampleArgs: () => ({ purpose: 'train', given: false }) },
  },
});
