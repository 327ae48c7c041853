import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import type { ResultSlots } from './result-slots.tsx';

const ofScan = [
  'Community',
  'Experts',
  'Said',
  'Outcome',
  'Share',
  'Suppliers',
] satisfies (keyof ResultSlots)[];

export const scannerWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/scan', 'user', async () => (await import('./ScanScreen.tsx')).ScanScreen, ['News', 'Impact']),
    route('/crop-disease-detection', 'user', async () => (await import('./DetectScreen.tsx')).DetectScreen),
    route('/scan/history', 'user', async () => (await import('./HistoryScreen.tsx')).HistoryScreen),
    route('/scan/key', 'user', async () => (await import('./KeyScreen.tsx')).KeyScreen),
    route('/scan/knows', 'user', async () => (await import('./KnowsScreen.tsx')).KnowsScreen),
    route('/conditions', 'user', async () => (await import('./ConditionsScreen.tsx')).ConditionsScreen),
    routeWithId('/conditions/:id', 'user', async () => (await import('./ConditionPage.tsx')).ConditionPage),
    routeWithId('/scan/:id', 'user', async () => (await import('./ScanPage.tsx')).ScanPage, ofScan),
    route('/accuracy', 'public', async () => (await import('./AccuracyScreen.tsx')).AccuracyScreen),
  ],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});
