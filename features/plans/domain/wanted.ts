import type { OpenAbility } from './abilities.ts';

/** A part of Pro, or more of what Free has little of. */
export type ProPart = OpenAbility | 'credits';

const at = (path: string): RegExp => new RegExp(`^${path}(\\?.*)?$`);

/** Addresses of the app that need Pro, and what of Pro they are. The first that fits counts. */
const parts: readonly (readonly [address: RegExp, part: ProPart])[] = [
  [at('/market-insights'), 'market_insights'],
  [at('/yield-predictor'), 'yield_predictor'],
  [at('/mission-control'), 'mission_control'],
  [at('/(pro-resource|documents|training/[\\w-]+)'), 'pro_resources'],
  [at('/document-chat'), 'document_chat'],
  [/^\/fields\?view=satellite$/, 'satellite'],
  [at('/fields/[\\w-]{8,}(/activity)?'), 'satellite'],
  [/^\/outbox\?limit=scans$/, 'scans'],
  [/^\/outbox\?limit=fields$/, 'fields'],
  [at('/(fields|fields/new|settings/data/import)'), 'fields'],
  [at('/scan'), 'scans'],
  [/^\/chat\?credits$/, 'credits'],
  [at('/chat'), 'chat_attachments'],
  [at('/alerts'), 'daily_alerts'],
  [at('/referrals'), 'referral_insights'],
];

export interface WantedPart {
  readonly from: string;
  readonly part: ProPart;
}

/** What the farmer wanted to open before the page of Pro; null for no address, or one without a Pro part. */
export const wantedPart = (from: string | null): WantedPart | null => {
  const found = from === null ? undefined : parts.find(([address]) => address.test(from));
  return from !== null && found ? { from, part: found[1] } : null;
};
