import type { OpenAbility } from './abilities.ts';

/** Addresses of the app that need Pro, and what of Pro they are. */
const parts: readonly (readonly [address: RegExp, part: OpenAbility])[] = [
  [/^\/market-insights$/, 'market_insights'],
  [/^\/yield-predictor$/, 'yield_predictor'],
  [/^\/mission-control$/, 'mission_control'],
  [/^\/pro-resource$/, 'pro_resources'],
  [/^\/(document-chat|documents)(\/[\w-]+)?$/, 'document_chat'],
  [/^\/fields\?view=satellite$/, 'satellite'],
  [/^\/fields\/[\w-]{8,}(\/activity)?(\?[\w=-]*)?$/, 'satellite'],
  [/^\/(fields|fields\/new)$/, 'fields'],
  [/^\/scan$/, 'scans'],
  [/^\/chat$/, 'chat_attachments'],
  [/^\/referrals(\?[\w=-]*)?$/, 'referral_insights'],
];

export interface WantedPart {
  readonly from: string;
  readonly part: OpenAbility;
}

/** What the farmer wanted to open before the page of Pro; null for no address, or one without a Pro part. */
export const wantedPart = (from: string | null): WantedPart | null => {
  const found = from === null ? undefined : parts.find(([address]) => address.test(from));
  return from !== null && found ? { from, part: found[1] } : null;
};
