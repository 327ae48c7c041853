import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import type { ResultSlots } from './result/result-slots.tsx';

const scanSlotNames = [
  'Community',
  'Experts',
  'Said',
  'Outcome',
  'Share',
  'Suppliers',
] satisfies (keyof ResultSlots)[];

export const scannerWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/scan', 'user', async () => (await import('./check/ScanScreen.tsx')).ScanScreen),
    route(
      '/crop-disease-detection',
      'user',
      async () => (await import('./check/DetectScreen.tsx')).DetectScreen,
    ),
    route('/scan/history', 'user', async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen),
    route('/scan/key', 'user', async () => (await import('./guide/KeyScreen.tsx')).KeyScreen),
    route(
      '/scan/knows',
      'user',
      async () => (await import('./guide/DetectableConditionsScreen.tsx')).DetectableConditionsScreen,
    ),
    route('/conditions', 'user', async () => (await import('./guide/ConditionsScreen.tsx')).ConditionsScreen),
    routeWithId(
      '/conditions/:id',
      'user',
      async () => (await import('./guide/ConditionPage.tsx')).ConditionPage,
    ),
    routeWithId(
      '/scan/:id',
      'user',
      async () => (await import('./result/ScanPage.tsx')).ScanPage,
      scanSlotNames,
    ),
    route('/accuracy', 'public', async () => (await import('./accuracy/AccuracyScreen.tsx')).AccuracyScreen),
  ],
  guestPaths: [
    '/scan',
    '/scan/history',
    '/scan/key',
    '/scan/knows',
    '/scan/:id',
    '/conditions',
    '/conditions/:id',
  ],
  guestCommands: ['scans.save', 'scans.add_leaves', 'scans.confirm_crop', 'scans.pick', 'scans.remove'],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});
