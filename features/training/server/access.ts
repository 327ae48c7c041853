import { defineAccess, proOnly, type IdMeaning } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const sharedByAll: IdMeaning = { notPersonalReason: 'lessons and guides are the same for everybody' };
const lesson = 'make-compost';
const allowed = proOnly('403 plans.pro_only', '200');
const guide = 'ultimate-organic-farming-guide';

export const trainingAccess = defineAccess<typeof contract>()({
  operations: {
    'training.resources': { access: 'user' },
    'training.lesson': {
      access: 'user',
      send: () => ({ params: { slug: lesson } }),
      idParams: { 'params.slug': sharedByAll },
    },
    'training.guides': { access: 'user', expectedAnswer: allowed },
    'training.guide': {
      access: 'user',
      send: () => ({ params: { id: guide, language: 'sw' } }),
      expectedAnswer: allowed,
      idParams: { 'params.id': sharedByAll, 'params.language': sharedByAll },
    },
    'training.link': {
      access: 'user',
      send: () => ({ body: { bucket: 'guides', path: guide, language: 'en' } }),
      expectedAnswer: allowed,
    },
    'training.file': {
      access: 'anyone',
      send: () => ({
        params: { bucket: 'guides', name: `${guide}.sw.pdf` },
        query: { until: '99999999999999', mac: 'a-guess' },
      }),
      expectedAnswer: '403 training.link_over',
      idParams: { 'params.bucket': sharedByAll, 'params.name': sharedByAll },
    },
  },
  commands: {
    'training.enrol': { sampleArgs: () => ({ id: lesson, remind_on: null }) },
    'training.read': { sampleArgs: () => ({ id: lesson, section: 0 }) },
    'training.remind': { sampleArgs: () => ({ id: lesson, remind_on: null }) },
    'training.leave': { sampleArgs: () => ({ id: lesson }) },
  },
});
