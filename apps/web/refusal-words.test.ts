import { expect, test } from 'vitest';
import * as chat from '#features/chat/contract.ts';
import * as chatAsk from '#features/chat/contract-ask.ts';
import { chatOutboxEn } from '#features/chat/words.outbox.en.ts';
import * as community from '#features/community/contract.ts';
import { communityOutboxEn } from '#features/community/words.outbox.en.ts';
import * as crops from '#features/crops/contract.ts';
import { cropsEn } from '#features/crops/words.en.ts';
import * as documents from '#features/documents/contract.ts';
import { documentsEn } from '#features/documents/words.en.ts';
import * as experts from '#features/experts/contract.ts';
import { expertsEn } from '#features/experts/words.en.ts';
import * as farmData from '#features/farm-data/contract.ts';
import { farmDataEn } from '#features/farm-data/words.en.ts';
import * as fields from '#features/fields/contract.ts';
import { fieldsEn } from '#features/fields/words.en.ts';
import { shapesEn } from '#features/fields/words-shapes.en.ts';
import * as history from '#features/history/contract.ts';
import { historyEn } from '#features/history/words.en.ts';
import * as impact from '#features/impact/contract.ts';
import { impactEn } from '#features/impact/words.en.ts';
import * as market from '#features/market/contract.ts';
import * as prices from '#features/market/prices-contract.ts';
import { marketOutboxEn } from '#features/market/words.outbox.en.ts';
import * as offers from '#features/offers/contract.ts';
import { offersOutboxEn } from '#features/offers/words.outbox.en.ts';
import * as priceAlerts from '#features/price-alerts/contract.ts';
import { priceAlertsOutboxEn } from '#features/price-alerts/words.outbox.en.ts';
import * as organic from '#features/organic/contract.ts';
import { organicEn } from '#features/organic/words.en.ts';
import * as notify from '#features/notify/contract.ts';
import { notifyEn } from '#features/notify/words.en.ts';
import * as payments from '#features/payments/contract.ts';
import { paymentsEn } from '#features/payments/words.en.ts';
import * as people from '#features/people/contract.ts';
import * as account from '#features/people/contract-account.ts';
import { accountEn } from '#features/people/words.account.en.ts';
import { peopleEn } from '#features/people/words.en.ts';
import * as places from '#features/places/contract.ts';
import { placesEn } from '#features/places/words.en.ts';
import * as plans from '#features/plans/contract.ts';
import { plansEn } from '#features/plans/words.en.ts';
import * as referrals from '#features/referrals/contract.ts';
import { referralsEn } from '#features/referrals/words.en.ts';
import * as scanner from '#features/scanner/contract.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import * as sightings from '#features/sightings/contract.ts';
import { sightingsEn } from '#features/sightings/words.en.ts';
import * as suppliers from '#features/suppliers/contract.ts';
import { suppliersEn } from '#features/suppliers/words.en.ts';
import * as training from '#features/training/contract.ts';
import { trainingOutboxEn } from '#features/training/words.outbox.en.ts';
import * as weather from '#features/weather/contract.ts';
import { weatherEn } from '#features/weather/words.en.ts';
import * as yields from '#features/yields/contract.ts';
import { yieldOutboxEn } from '#features/yields/words.outbox.en.ts';
import { commonRefusals } from '#kit/pure/contract.ts';
import * as exchange from '#kit/sync/exchange.ts';
import * as photos from '#kit/sync/photos.ts';
import { en } from '#kit/web/words-ui.en.ts';

const codesOf = (module: object): string[] =>
  Object.values(module).flatMap((thing: { refusals?: unknown } | null) => {
    const refusals = thing?.refusals;
    return Array.isArray(refusals)
      ? (refusals as string[])
      : refusals && typeof refusals === 'object'
        ? Object.keys(refusals)
        : [];
  });

/** What phone and server say beside the contracts. */
const own = [
  'network.unreachable',
  'store.full',
  'store.unavailable',
  'store.outdated',
  'store.too_large',
  'sync.invalid',
  'sync.unknown_command',
  'server.not_ready',
  'request.unknown_path',
];

test('X-11 every refusal anybody can answer with is a sentence; a missing Kiswahili one does not compile', () => {
  const said = new Set(
    [
      en,
      communityOutboxEn,
      chatOutboxEn,
      fieldsEn,
      shapesEn,
      farmDataEn,
      cropsEn,
      historyEn,
      scannerEn,
      documentsEn,
      expertsEn,
      notifyEn,
      peopleEn,
      accountEn,
      paymentsEn,
      placesEn,
      plansEn,
      suppliersEn,
      marketOutboxEn,
      referralsEn,
      trainingOutboxEn,
      sightingsEn,
      impactEn,
      offersOutboxEn,
      priceAlertsOutboxEn,
      organicEn,
      weatherEn,
      yieldOutboxEn,
    ].flatMap((words) => Object.keys((words as { refusals: object }).refusals)),
  );
  const codes = new Set([
    ...Object.keys(commonRefusals),
    ...own,
    ...[
      community,
      chat,
      chatAsk,
      fields,
      farmData,
      crops,
      history,
      notify,
      people,
      account,
      payments,
      places,
      plans,
      scanner,
      documents,
      experts,
      suppliers,
      market,
      prices,
      referrals,
      training,
      sightings,
      impact,
      offers,
      priceAlerts,
      organic,
      weather,
      yields,
      exchange,
      photos,
    ].flatMap(codesOf),
  ]);
  expect(codes.size).toBeGreaterThan(30);
  expect([...codes].filter((code) => !said.has(code))).toEqual([]);
});
