import path from 'node:path';
import { adminServer } from '#features/admin/server/index.ts';
import { chatServer } from '#features/chat/server/index.ts';
import { analyse, moderate } from '#features/community/server/analysis.ts';
import { communityServer } from '#features/community/server/index.ts';
import { cropsServer } from '#features/crops/server/index.ts';
import { documentsServer } from '#features/documents/server/index.ts';
import { confirmedCounts, expertFacts, expertServer } from '#features/experts/server/index.ts';
import { farmDataServer } from '#features/farm-data/server/index.ts';
import { fieldsServer } from '#features/fields/server/index.ts';
import { historyServer } from '#features/history/server/index.ts';
import { impactServer } from '#features/impact/server/index.ts';
import { latestPriceFor } from '#features/market/server/api.ts';
import { marketServer } from '#features/market/server/index.ts';
import { memoryServer } from '#features/memory/server/index.ts';
import { verifiedNumbers } from '#features/notify/server/api.ts';
import { notifyServer } from '#features/notify/server/index.ts';
import { offersServer } from '#features/offers/server/index.ts';
import { organicServer } from '#features/organic/server/index.ts';
import { paymentsServer } from '#features/payments/server/index.ts';
import { placesServer } from '#features/places/server/index.ts';
import { priceAlertsServer } from '#features/price-alerts/server/index.ts';
import { privacyServer } from '#features/privacy/server/index.ts';
import { satelliteServer } from '#features/satellite/server/index.ts';
import { scannerServer } from '#features/scanner/server/index.ts';
import { sightingsServer } from '#features/sightings/server/index.ts';
import { suppliersServer } from '#features/suppliers/server/index.ts';
import { tasksServer } from '#features/tasks/server/index.ts';
import { trainingServer } from '#features/training/server/index.ts';
import { yieldsServer } from '#features/yields/server/index.ts';
import { joinFeatures } from '#kit/server/feature.ts';
import { type Listeners } from '#kit/server/sync/events.ts';
import { overwrittenSynced } from '#kit/server/sync/overwrites.ts';
import { syncServer } from '#kit/server/sync/sync.ts';
import { coreAccess } from './access/core-access.ts';
import type { ServerParts } from './adapters/build-adapters.ts';
import { buildConnectedFeatures } from './connected-features.ts';
import { coreTables } from './core-tables.ts';
import { hookSecretOf } from './hook-secret.ts';
import { villageFeatures } from './village/feature.ts';

/** Builds all features of the server and passes each the services it needs from others. */
export const composeFeatures = (serverParts: ServerParts) => {
  const { env, root, adapters, listening, signingKey, times, passwordHasher, ...parts } = serverParts;
  const { mailer, sms, senders, models, look } = adapters;
  const base = { ...parts, moderate, listeners: (): Listeners => features.listeners };
  const { people, plans, alerts, weather, referrals, smsUssd } = buildConnectedFeatures(
    serverParts,
    base,
    () => sync,
  );
  const { may } = plans;
  const market = marketServer({
    ...base,
    feed: adapters.prices,
    // Tests bring their own prices.
    shippedTable: env.NODE_ENV === 'test' ? null : path.join(root, 'knowledge/prices/kenya.txt'),
  });
  const village = villageFeatures({ ...parts, env, root, openSampleSession: people.openSampleSession });
  const features = joinFeatures([
    { access: coreAccess, tables: coreTables },
    people,
    ...village,
    plans,
    paymentsServer({ ...base, ...adapters.payments }),
    privacyServer(base),
    memoryServer(base),
    fieldsServer({ ...base, tiles: adapters.tiles }),
    placesServer({ ...base, geocoder: adapters.geocoder }),
    weather,
    cropsServer({ ...base, model: models.harvest }),
    historyServer(base),
    suppliersServer({ ...base, places: adapters.places, sms }),
    market,
    communityServer({ ...base, analyse, model: models.questions, reviews: expertFacts }),
    trainingServer({ ...base, folder: path.join(root, 'dist/guides'), may }),
    scannerServer({ ...base, analyse: look, confirmations: confirmedCounts }),
    sightingsServer(base),
    alerts,
    impactServer(base),
    offersServer({ ...base, numbers: verifiedNumbers }),
    priceAlertsServer(base),
    organicServer(base),
    tasksServer(base),
    yieldsServer({ ...base, may, priceFor: latestPriceFor }),
    satelliteServer({ ...base, ...adapters.satellite }),
    chatServer({ ...base, ...adapters.assistant }),
    expertServer({ ...base, post: mailer }),
    documentsServer({ ...base, model: models.documents }),
    referrals,
    notifyServer({
      ...base,
      senders,
      smsSecret: hookSecretOf(env, base.secret),
      onInbound: smsUssd.onInbound,
      onConfirmed: referrals.onConfirmed,
    }),
    smsUssd,
    farmDataServer({
      ...base,
      synced: () => [...features.synced, overwrittenSynced],
      tables: () => features.tables,
    }),
    adminServer({ ...base, times, checkAbility: may }),
  ]);
  const sync = syncServer({
    db: parts.db,
    synced: features.synced,
    commands: features.commands,
    listeners: features.listeners,
    checkRows: env.NODE_ENV === 'test',
    onApplied: ({ userId, names, address: from, now }) => referrals.onCommands(userId, names, from, now),
  });
  return {
    features,
    people,
    plans,
    market,
    sync,
    hasVillage: village.length > 0,
    hasModel: adapters.assistant.models.length > 0,
  };
};
