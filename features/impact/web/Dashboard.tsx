// @cache later

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { CameraIcon, SunIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { PinIcon, ScanIcon, TrophyIcon } from '#kit/web/ui/more-icons.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { BadgeList } from './BadgeList.tsx';
import { EconomicCard } from './EconomicCard.tsx';
import { LoadedCard } from './LoadedCard.tsx';
import { Overview } from './OverviewCards.tsx';
import { PlaceList } from './PlaceList.tsx';
import { RecentChecks } from './RecentChecks.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useImpactWords } from './words.ts';

/** Nothing loaded, and nothing is stored (DSH-18). */
const WholeFailure = () => {
  const words = useImpactWords();
  useEffect(() => {
    showToast(words.failedData, { tone: 'bad' });
  }, [words]);
  return (
    <ErrorCard
      what={words.failed}
      action={
        <Button tone="quiet" onClick={() => location.reload()}>
          {words.tryAgain}
        </Button>
      }
    />
  );
};

/** The five requests and their cards; empty ones have no card. */
export const Dashboard = () => {
  const words = useImpactWords();
  const format = useFormat();
  const badgeTitle = ({ id, title }: { readonly id: string; readonly title: string }): string =>
    (words.badges as Readonly<Record<string, string>>)[id] ?? title;
  const [, go] = useLocation();
  const { overview, economic, history, achievements, places } = useDashboard();
  const loads = [overview, economic, history, achievements, places];
  if (loads.every((l) => l.value === null && l.refusal !== null && l.isCacheRead)) return <WholeFailure />;
  const startCheck = () => {
    go('/scan');
    window.scrollTo(0, 0);
  };
  return (
    <Stack gap="small">
      <LoadedCard id="impact-economic" title={words.economic.title} load={economic}>
        {(value) => <EconomicCard value={value} waiting={overview.value?.waitingScans ?? 0} />}
      </LoadedCard>
      <LoadedCard
        id="impact-overview"
        title={words.overview.title}
        icon={SunIcon}
        factOf={({ expertiseLevel: level }) =>
          level ? (words.levels[level.level - 1]?.title ?? '') : words.overview.noLevel
        }
        load={overview}
      >
        {(value) => <Overview value={value} />}
      </LoadedCard>
      {places.value?.places.length !== 0 && (
        <LoadedCard
          id="impact-places"
          title={words.places.title}
          icon={PinIcon}
          factOf={({ places: [first] }) =>
            first ? words.places.last(format.shortDay(new Date(first.lastCheck))) : ''
          }
          load={places}
        >
          {(value) => <PlaceList value={value} />}
        </LoadedCard>
      )}
      <LoadedCard
        id="impact-badges"
        title={words.achievements.title}
        icon={TrophyIcon}
        factOf={({ unlockedBadges: [first], unlockedBadges }) =>
          first ? `${format.number(unlockedBadges.length)}: ${badgeTitle(first)}` : '–'
        }
        load={achievements}
      >
        {(value) => <BadgeList value={value} />}
      </LoadedCard>
      {history.value?.scans.length !== 0 && (
        <LoadedCard
          id="impact-history"
          title={words.history.title}
          icon={ScanIcon}
          factOf={({ scans: [first] }) =>
            first ? words.places.last(format.shortDay(new Date(first.createdAt))) : ''
          }
          load={history}
        >
          {(value) => <RecentChecks value={value} />}
        </LoadedCard>
      )}
      <Button tone="quiet" icon={CameraIcon} onClick={startCheck}>
        {words.again}
      </Button>
    </Stack>
  );
};
