import { newId } from '#kit/pure/ids.ts';
import { made, type Names, type Own, type Policy } from './policy.ts';

const everyFarmer: Names = { notOne: 'the staff decide for every farmer' };
const tile: Names = { notOne: 'a square of the map' };
/** Each of the staff has a question of the asker's own. */
const question = ({ caller, asker }: Own): string => asker.has('expert_reviews', caller === 'admin' ? 1 : 0);
const ofQuestion = { 'params.id': { notOne: 'experts answer every farmer who asked' } } as const;
const ofReview = (own: Own) => ({ params: { id: question(own) } });

export const farmPolicy: Readonly<Record<string, Policy>> = {
  'sync.exchange': {
    who: 'user',
    send: (own) => ({ body: { userId: own.userId, cursor: 0, restarting: false, commands: [] } }),
    ids: {
      'body.userId': 'user',
      'body.commands.id': { notOne: 'the command’s own' },
      'body.commands.sight.acts': { notOne: 'commands of this phone' },
    },
  },
  'live.stream': { who: 'user', send: () => ({ headers: { accept: 'text/event-stream' } }) },
  'photos.part': {
    who: 'user',
    send: ({ photo, has }) => ({
      params: { hash: has('photo'), start: 0 },
      query: { size: photo.length },
      bytes: photo,
    }),
    ids: {
      'params.hash': 'photo',
      'params.start': { notOne: 'a place in the photo' },
      'query.owner': 'user',
    },
  },
  'photos.upload': {
    who: 'user',
    send: ({ has }) => ({ params: { hash: has('photo') } }),
    ids: { 'params.hash': 'photo', 'query.owner': 'user' },
  },
  'photos.get': {
    who: 'user',
    send: ({ has }) => ({ params: { hash: has('photo') } }),
    ids: { 'params.hash': 'photo' },
  },
  'fields.list': { who: 'user' },
  'map.ground': { who: 'user' },
  'map.tile': {
    who: 'user',
    send: () => ({ params: { z: 0, x: 0, y: 0 } }),
    says: '400 request.invalid',
    ids: { 'params.z': tile, 'params.x': tile, 'params.y': tile },
  },
  'places.wider': { who: 'user' },
  'places.search': { who: 'user', send: () => ({ body: { query: 'Njoro', language: 'sw' } }) },
  'places.reverse': { who: 'user', send: () => ({ body: { lat: -0.3, lng: 36.1, language: 'sw' } }) },
  'weather.get': {
    who: 'user',
    send: (own) => ({ query: { field: own.has('fields') } }),
    ids: { 'query.field': 'fields' },
  },
  'alerts.look': { who: 'user' },
  'alerts.list': { who: 'user' },
  'alerts.hit_rates': { who: 'user' },
  'scans.list': { who: 'user' },
  'scans.accuracy': { who: 'anyone' },
  'sightings.area': { who: 'user', send: () => ({ query: { cell: '-6:802' } }) },
  'impact.overview': { who: 'user' },
  'impact.economic': { who: 'user' },
  'impact.achievements': { who: 'user' },
  'impact.places': { who: 'user' },
  'outcomes.counts': { who: 'anyone' },
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
  'suppliers.near': { who: 'user', send: () => ({ body: { lat: -0.3, lng: 36.1, product: 'seed' } }) },
  'suppliers.sms': {
    who: 'user',
    send: () => ({
      body: { id: newId(), supplierPhone: '+254700000001', productName: 'mbegu', farmerLocation: 'Njoro' },
    }),
    says: '404 suppliers.not_listed',
    ids: { 'body.id': made('supplier_messages') },
  },
  'suppliers.queue': { who: 'admin' },
  'suppliers.decide': {
    who: 'admin',
    send: ({ asker }) => ({
      params: { id: asker.has('supplier_suggestions') },
      body: { user_id: asker.userId, accept: false, reason: 'Halipo', corrected: null },
    }),
    ids: { 'params.id': everyFarmer, 'body.user_id': everyFarmer },
  },
  'suppliers.settle_report': {
    who: 'admin',
    send: ({ asker }) => ({
      params: { id: asker.has('supplier_reports') },
      body: { user_id: asker.userId, act: 'keep', corrected: null },
    }),
    ids: { 'params.id': everyFarmer, 'body.user_id': everyFarmer },
  },
};
