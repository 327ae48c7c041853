import { alertProjections } from '#features/alerts/web/projections.ts';
import { chatProjections } from '#features/chat/web/projections.ts';
import { communityProjections } from '#features/community/web/projections.ts';
import { cropProjections } from '#features/crops/web/projections.ts';
import { expertProjections } from '#features/experts/web/projections.ts';
import { fieldProjections } from '#features/fields/web/projections.ts';
import { historyProjections } from '#features/history/web/projections.ts';
import { impactProjections } from '#features/impact/web/projections.ts';
import { marketProjections } from '#features/market/web/projections.ts';
import { notifyProjections } from '#features/notify/web/projections.ts';
import { offerProjections } from '#features/offers/web/projections.ts';
import { organicProjections } from '#features/organic/web/projections.ts';
import { priceAlertProjections } from '#features/price-alerts/web/projections.ts';
import { privacyProjections } from '#features/privacy/web/projections.ts';
import { scannerProjections } from '#features/scanner/web/projections.ts';
import { sightingProjections } from '#features/sightings/web/projections.ts';
import { supplierProjections } from '#features/suppliers/web/projections.ts';
import { taskProjections } from '#features/tasks/web/projections.ts';
import { trainingProjections } from '#features/training/web/projections.ts';
import { yieldProjections } from '#features/yields/web/projections.ts';
import type { Projections } from '#kit/sync/replay.ts';

/** What screens see of waiting commands, feature by feature. */
export const projections: Projections = {
  ...fieldProjections,
  ...cropProjections,
  ...communityProjections,
  ...chatProjections,
  ...historyProjections,
  ...scannerProjections,
  ...expertProjections,
  ...supplierProjections,
  ...marketProjections,
  ...trainingProjections,
  ...sightingProjections,
  ...alertProjections,
  ...impactProjections,
  ...offerProjections,
  ...organicProjections,
  ...priceAlertProjections,
  ...taskProjections,
  ...yieldProjections,
  ...notifyProjections,
  ...privacyProjections,
};
