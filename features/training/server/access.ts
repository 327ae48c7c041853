import { defineAccess, proOnly, type IdMeaning } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const sharedByAll: IdMeaning = { notPersonalReason: 'lessons and guides are the same for everybody' };
const lesson = 'make-compost';
const allowed = proOnly('403 plans.pro_only', '200');
const guide = 'ultimate-organic-farming-guide';

export const trainingAccess = defineAccess<typeof contract>()({
  operations: {
    'training.resources': { who: 'user' },
    'training.lesson': {
      who: 'user',
      send: () => ({ params: { slug: lesson } }),
      ids: { 'params.slug': sharedByAll },
    },
    'training.guides': { who: 'user', expectedAnswer: allowed },
    'training.guide': {
      who: 'user',
      send: () => ({ params: { id: guide, language: 'sw' } }),
      expectedAnswer: allowed,
      ids: { 'params.id': sharedByAll, 'params.language': sharedByAll },
    },
    'training.link': {
      who: 'user',
      send: () => ({ body: { bucket: 'guides', path: guide, language: 'en' } }),
      expectedAnswer: allowed,
    },
    'training.file': {
      who: 'anyone',
      send: () => ({
        params: { bucket: 'guides', name: `${guide}.sw.pdf` },
        query: { until: '99999999999999', mac: 'a-guess' },
      }),
      expectedAnswer: '403 training.link_over',
      ids: { 'params.bucket': sharedByAll, 'params.name': sharedByAll },
    },
  },
  commands: {
    'training.enrol': { args: () => ({ id: lesson, remind_on: null }) },
    'training.read': { args: () => ({ id: lesson, section: 0 }) },
    'training.remind': { args: () => ({ id: lesson, remind_on: null }) },
    'training.leave': { args: () => ({ id: lesson }) },
  },
});
