import type { ReactNode } from 'react';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import { openFarm, type Farm } from '#features/fields/web/testing.tsx';
import { projections as scannerProjections } from '#features/scanner/web/projections.ts';
import { scanRow } from '#features/scanner/web/testing.tsx';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { OutcomeRow } from '../domain/outcome.ts';
import { projections as impactProjections } from './projections.ts';

export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
/** A diseased bean leaf checked `days` ago. */
export const checkedAgo = (days: number, over: Parameters<typeof scanRow>[0] = {}) =>
  scanRow({ taken_at: daysAgo(days), ...over });

export const outcomeRow = (scanId: string, over: Partial<OutcomeRow> = {}) => ({
  kind: 'outcome',
  row: {
    id: `${scanId}:7`,
    scan_id: scanId,
    step: 7,
    answer: 'better',
    doings: [],
    cost_kes: null,
    saved_amount: null,
    saved_unit: null,
    photo: null,
    answered_at: daysAgo(1),
    ...over,
  } as OutcomeRow,
});

export const overview = {
  totalScans: 6,
  confirmedScans: 5,
  waitingScans: 0,
  economicSummary: { totalSaved: 60, roi: 502 },
  expertiseLevel: {
    level: 2,
    title: 'Leaf checker',
    description: '',
    nextLevelTitle: 'Crop watcher',
    progress: { percentage: 33, current: 5, required: 15 },
  },
  currentStreak: 6,
  longestStreak: 9,
  streakTier: 'rising',
  nextMilestone: { reward: 'Power', current: 6, target: 7, progressPercentage: 85 },
};
export const economicReply = {
  economic: {
    confirmed: 5,
    unknown: 0,
    totalSaved: 60,
    totalSavedRange: { low: 17, high: 103 },
    spent: 10,
    spentKes: 1250,
    roi: 502,
    roiRange: { low: 72, high: 932 },
    totalValueCreated: 50,
    totalValueCreatedRange: { low: 7, high: 93 },
  },
  kesPerUsd: 129,
  competitiveAdvantage: null,
};
export const achievements = {
  unlockedBadges: [
    { id: 'five_answers', icon: 'question', title: '5 plants followed up', completed: true },
    { id: 'first_field', icon: 'field', title: 'First field', completed: true },
  ],
  inProgressBadges: [{ id: 'week', icon: 'days', title: 'A week in a row', progress: 6, maxProgress: 7 }],
  socialComparison: null,
};
export const places = {
  places: [
    {
      fieldId: newId(),
      name: 'Shamba la mto',
      county: 'Nakuru',
      checks: 4,
      sick: 3,
      lastCheck: '2026-11-20T09:00:00.000Z',
      condition: 'bean___rust',
    },
  ],
};
export const history = {
  scans: [
    {
      id: newId(),
      imageUrl: null,
      cropType: 'bean',
      diseaseName: 'Bean rust',
      scientificName: null,
      severity: 'high',
      confidence: 93,
      createdAt: '2026-11-20T09:00:00.000Z',
      economicImpact: { revenueLossUsd: 86 },
      symptoms: [],
      immediateActions: [],
      organicSolutions: [],
      recoveryTimeline: null,
      spreadRisk: null,
      location: { country: null },
    },
  ],
  totalCount: 1,
  hasMore: false,
  next: null,
};
export const dashboardReplies = {
  '/api/impact/overview': overview,
  '/api/impact/economic': economicReply,
  '/api/impact/achievements': achievements,
  '/api/impact/places': places,
  '/api/scans': history,
};

/**
 * The server's routes that the dashboard needs; others refuse permanently, so that nothing retries for
 * seconds.
 */
export const serverReplies = (replies: Readonly<Record<string, unknown>>): string[] => {
  const requestedUrls: string[] = [];
  globalThis.fetch = (async (url: string) => {
    requestedUrls.push(url);
    const body = replies[url.split('?')[0]!];
    return body
      ? new Response(JSON.stringify(body))
      : new Response(JSON.stringify({ refusal: { code: 'request.too_many' }, requestId: 'r' }), {
          status: 429,
        });
  }) as typeof fetch;
  return requestedUrls;
};

type Setting = Partial<Parameters<typeof openFarm>[1]>;
export const openImpact = (element: ReactNode, setting: Setting = {}): Promise<Farm> =>
  openFarm(element, {
    projections: { ...fieldProjections, ...scannerProjections, ...impactProjections },
    at: '/scan',
    ...setting,
  });
