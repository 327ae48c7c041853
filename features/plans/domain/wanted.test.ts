import { expect, test } from 'vitest';
import { wantedPart } from './wanted.ts';

test.each([
  ['/market-insights', 'market_insights'],
  ['/document-chat', 'document_chat'],
  ['/fields?view=satellite', 'satellite'],
  ['/fields/0198f3c0-0000-7000-8000-000000000000', 'satellite'],
  ['/fields/new', 'fields'],
  ['/referrals?tab=analytics', 'referral_insights'],
  ['/yield-predictor?from=crop&crop=ng%27ombe+maize', 'yield_predictor'],
  ['/training/compost', 'pro_resources'],
  ['/documents?url=%2Fguides%2Fx.pdf', 'pro_resources'],
  ['/settings/data/import', 'fields'],
  ['/outbox?limit=scans', 'scans'],
  ['/chat', 'chat_attachments'],
  ['/chat?credits', 'credits'],
] as const)('PAY-47 %s is the Pro part %s, and the farmer may return there', (from, part) => {
  expect(wantedPart(from)).toEqual({ from, part });
});

test.each([
  null,
  '',
  '/dashboard',
  '/training',
  '/outbox',
  'https://example.com/market-insights',
  '//example.com',
  '/market-insights/../x',
])('PAY-47 %s is no part of Pro', (from) => {
  expect(wantedPart(from)).toBeNull();
});
