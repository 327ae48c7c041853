// @cache shell

import { lazy, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type PlanId, planIds } from '#features/plans/domain/prices.ts';
import { type WantedPart, wantedPart } from '#features/plans/domain/wanted.ts';
import { useOnline } from '#kit/web/network.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en as uiEn } from '#kit/web/words.ui.en.ts';
import { sw as uiSw } from '#kit/web/words.ui.sw.ts';
import { useUpgradeWords } from './upgrade-words.ts';
import { UpgradeScene } from './UpgradeScene.tsx';
import { writeWantedAddress } from './wanted-address.ts';
import styles from './UpgradeScreen.module.css';

/** Prices are available offline from the first hour. The payment form loads lazily: paying needs a network. */
const OpenFirst = lazy(async () => ({ default: (await import('./OpenFirst.tsx')).UnsettledOrdersFirst }));
const TrialCard = lazy(async () => ({
  default: (await import('#features/plans/web/TrialCard.tsx')).TrialCard,
}));
const ThreeDrawings = lazy(async () => ({ default: (await import('./ProDrawings.tsx')).ThreeDrawings }));
const ProFolds = lazy(async () => ({ default: (await import('./ProFolds.tsx')).ProFolds }));
const ProSample = lazy(async () => ({ default: (await import('./ProSample.tsx')).ProSample }));

/** What was wanted: a sample of it, or the way back to it once there is Pro. */
const Wanted = ({ wanted: { from, part } }: { readonly wanted: WantedPart }) => {
  const { upgrade: words } = useUpgradeWords();
  const { isPro } = useSubscriptionContext();
  if (isPro)
    return (
      <LinkButton wide replace to={from}>
        {words.open(words.wanted[part] ?? words.title)}
      </LinkButton>
    );
  return (
    <LazyErrorBoundary>
      <ProSample part={part} />
    </LazyErrorBoundary>
  );
};

/** What the farmer wanted to open before this page; a payment that is confirmed later leads back to it. */
const useWanted = (from: string | null): WantedPart | null => {
  const wanted = wantedPart(from);
  const address = wanted?.from ?? null;
  useEffect(() => writeWantedAddress(address), [address]);
  return wanted;
};

/** What Pro is, its price, and how to pay. An open order comes before the plans. */
export const UpgradeScreen = () => {
  const { upgrade: words } = useUpgradeWords();
  const { proGate } = useWords({ en: uiEn, sw: uiSw });
  const search = new URLSearchParams(useSearch());
  const [, go] = useLocation();
  const [plan, setPlan] = useState<PlanId>(planIds.find((id) => id === search.get('plan')) ?? 'annual');
  const [hasOpenOrders, setOpenOrders] = useState(false);
  const online = useOnline();
  const { isPro } = useSubscriptionContext();
  const wanted = useWanted(search.get('from'));
  const wantedName = wanted && words.wanted[wanted.part];
  const offline = <Notice>{words.offline}</Notice>;
  const drawings = (
    <LazyErrorBoundary loading={<Skeleton shapes={['card']} />}>
      <ThreeDrawings />
    </LazyErrorBoundary>
  );
  const trial = (
    <LazyErrorBoundary>
      <TrialCard isPrimary={wanted !== null} onStarted={() => wanted && go(wanted.from, { replace: true })} />
    </LazyErrorBoundary>
  );
  const pay = online ? (
    <LazyErrorBoundary errorFallback={offline} loading={<Skeleton shapes={['card']} />}>
      <OpenFirst plan={plan} onOpenOrders={setOpenOrders} />
    </LazyErrorBoundary>
  ) : (
    offline
  );
  return (
    <Screen
      title={words.title}
      back="/dashboard"
      renderScene={(head) => (
        <UpgradeScene
          head={head}
          wanted={wantedName && !isPro ? proGate.title(wantedName) : null}
          isPriceHidden={online && hasOpenOrders}
          plan={plan}
          onPlan={setPlan}
        />
      )}
    >
      <div className={styles.below}>
        <div className={styles.first}>
          {wanted && <Wanted wanted={wanted} />}
          {wanted && trial}
          {!hasOpenOrders && !wanted && !isPro && drawings}
          {pay}
          {!wanted && trial}
        </div>
        <div className={styles.rest}>
          {(wanted ?? isPro) && drawings}
          {!hasOpenOrders && (
            <LazyErrorBoundary>
              <ProFolds plan={plan} onPlan={setPlan} />
            </LazyErrorBoundary>
          )}
        </div>
      </div>
    </Screen>
  );
};
