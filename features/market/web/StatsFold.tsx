import type { Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { FactList } from '#kit/web/ui/Facts.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { ShopIcon } from '#kit/web/ui/more-icons.tsx';
import { bestQuote } from '../domain/choose-quotes.ts';
import type { Insights } from '../prices-contract.ts';
import type { DisplayUnit } from './use-unit.ts';
import { useMarketWords } from './words.ts';

/** MKT-04, MKT-05: what was reported, or that nothing was. */
export const StatsFold = ({
  insights: { stats, markets },
  unit,
  today,
}: {
  readonly insights: Insights;
  readonly unit: DisplayUnit;
  readonly today: Day;
}) => {
  const { stats: words } = useMarketWords();
  const format = useFormat();
  const { volume, reporting, traded } = stats;
  const best = bestQuote(markets, today);
  return (
    <Fold
      id="stats"
      icon={ShopIcon}
      tone="soil"
      title={words.title}
      fact={reporting === null ? words.none : words.tradersOf(reporting)}
    >
      <FactList
        facts={[
          [
            words.volume,
            volume ? words.volumeOf(format.number(volume.kg), format.shortDay(volume.day)) : words.none,
          ],
          [words.traders, reporting === null ? words.none : words.tradersOf(reporting)],
          [
            words.cap,
            traded ? words.capOf(format.money(traded.kes), format.shortDay(traded.day)) : words.none,
          ],
          [
            words.best,
            best ? `${unit.money(best.per_kg)}, ${best.market}, ${format.shortDay(best.day)}` : words.none,
          ],
        ]}
      />
    </Fold>
  );
};
