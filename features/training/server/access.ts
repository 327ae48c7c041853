import { defineAccess, proOnly, type Names } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const ofAll: Names = { notOne: 'lessons and guides are the same for everybody' };
const lesson = 'make-compost';
const allowed = proOnly('403 plans.pro_only', '200');
const guide = 'ultimate-organic-farming-guide';

export const trainingAccess = defineAccess<typeof contract>()({
  operations: {
    'training.resources': { who: 'user' },
    'training.lesson': {
      who: 'user',
      send: () => ({ params: { slug: lesson } }),
      ids: { 'params.slug': ofAll },
    },
    'training.guides': { who: 'user', says: allowed },
    'training.guide': {
      who: 'user',
      send: () => ({ params: { id: guide, language: 'sw' } }),
      says: allowed,
      ids: { 'params.id': ofAll, 'params.language': ofAll },
    },
    'training.link': {
      who: 'user',
      send: () => ({ body: { bucket: 'guides', path: guide, language: 'en' } }),
      says: allowed,
    },
    'training.file': {
      who: 'anyone',
      send: () => ({
        params: { bucket: 'guides', name: `${guide}.sw.pdf` },
        query: { until: '99999999999999', mac: 'a-guess' },
      }),
      says: '403 training.link_over',
      ids: { 'params.bucket': ofAll, 'params.name': ofAll },
    },
  },
  commands: {
    'training.enrol': { args: () => ({ id: lesson, remind_on: null }) },
    'training.read': { args: () => ({ id: lesson, section: 0 }) },
    'training.remind': { args: () => ({ id: lesson, remind_on: null }) },
    'training.leave': { args: () => ({ id: lesson }) },
  },
});
