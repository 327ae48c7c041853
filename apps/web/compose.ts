import { adminWeb } from '#features/admin/web/index.ts';
import { agronomyWeb } from '#features/agronomy/web/index.ts';
import { alertsWeb } from '#features/alerts/web/index.ts';
import { chatWeb } from '#features/chat/web/index.ts';
import { communityDemoWeb } from '#features/community-demo/web/index.ts';
import { communityWeb } from '#features/community/web/index.ts';
import { cropsWeb } from '#features/crops/web/index.ts';
import { documentsWeb } from '#features/documents/web/index.ts';
import { expertsWeb } from '#features/experts/web/index.ts';
import { farmDataWeb } from '#features/farm-data/web/index.ts';
import { fieldsWeb } from '#features/fields/web/index.ts';
import { historyWeb } from '#features/history/web/index.ts';
import { impactWeb } from '#features/impact/web/index.ts';
import { marketWeb } from '#features/market/web/index.ts';
import { memoryWeb } from '#features/memory/web/index.ts';
import { notifyWeb } from '#features/notify/web/index.ts';
import { offersWeb } from '#features/offers/web/index.ts';
import { organicWeb } from '#features/organic/web/index.ts';
import { paymentsWeb } from '#features/payments/web/index.ts';
import { peopleWeb } from '#features/people/web/index.ts';
import { priceAlertsWeb } from '#features/price-alerts/web/index.ts';
import { privacyWeb } from '#features/privacy/web/index.ts';
import { referralsWeb } from '#features/referrals/web/index.ts';
import { satelliteWeb } from '#features/satellite/web/index.ts';
import { scannerWeb } from '#features/scanner/web/index.ts';
import { sightingsWeb } from '#features/sightings/web/index.ts';
import { suppliersWeb } from '#features/suppliers/web/index.ts';
import { tasksWeb } from '#features/tasks/web/index.ts';
import { trainingWeb } from '#features/training/web/index.ts';
import { weatherWeb } from '#features/weather/web/index.ts';
import { yieldsWeb } from '#features/yields/web/index.ts';
import { joinWebFeatures } from '#kit/web/feature.ts';
import { appWeb } from './routing/app-screens.tsx';

/**
 * The features of the web app. Screens that join several features come first: `/fields/new` before
 * `/fields/:id`.
 */
export const web = joinWebFeatures([
  appWeb,
  adminWeb,
  agronomyWeb,
  alertsWeb,
  chatWeb,
  communityWeb,
  communityDemoWeb,
  cropsWeb,
  documentsWeb,
  expertsWeb,
  farmDataWeb,
  fieldsWeb,
  historyWeb,
  impactWeb,
  marketWeb,
  memoryWeb,
  notifyWeb,
  offersWeb,
  organicWeb,
  paymentsWeb,
  peopleWeb,
  priceAlertsWeb,
  privacyWeb,
  referralsWeb,
  satelliteWeb,
  scannerWeb,
  sightingsWeb,
  suppliersWeb,
  tasksWeb,
  trainingWeb,
  weatherWeb,
  yieldsWeb,
]);
