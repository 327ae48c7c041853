import type { ReactNode } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { ColourScene } from '#kit/web/ui/ColourScene.tsx';
import { ageOf, firstQuote, isOld } from '../domain/choose-quotes.ts';
import type { Insights } from '../prices-contract.ts';
import type { DisplayUnit } from './use-unit.ts';
import { useMarketWords } from './words.ts';
import styles from './PriceScene.module.css';

interface PriceProps {
  readonly insights: Insights;
  readonly unit: DisplayUnit;
  readonly cropName: string;
  readonly today: Day;
}

/** Today's market price as one figure: above it what and where, beneath it its age, source and distance. */
const Price = ({ insights, unit, cropName, today }: PriceProps) => {
  const words = useMarketWords();
  const format = useFormat();
  const quote = firstQuote(insights.markets, today, insights.county ?? null);
  if (!quote) return null;
  const [currency, amount] = unit.money(quote.per_kg).split(' ');
  const about = [
    words.age(ageOf(quote.day, today)),
    words.sources[quote.source],
    words.types[quote.type],
    quote.km !== null && words.away(format.number(quote.km)),
    quote.grade && words.grade(quote.grade),
  ];
  return (
    <>
      <p className={styles.what}>
        {cropName}, {unit.label} · {quote.market}
      </p>
      <p className={styles.figure}>
        <small>{currency}</small> {amount}
      </p>
      <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
      {isOld(quote.day, today) && <p className={styles.old}>{words.old(ageOf(quote.day, today))}</p>}
    </>
  );
};

interface Props extends Omit<PriceProps, 'insights'> {
  readonly head: ReactNode;
  readonly chips: ReactNode;
  readonly insights: Insights | null;
}

/** The top of the market screen: the crops, and the price of the chosen one. */
export const PriceScene = ({ head, chips, insights, ...price }: Props) => {
  const words = useMarketWords();
  return (
    <ColourScene head={head} isOverlapped>
      {chips}
      <div className={styles.price}>
        {insights?.newest ? (
          <Price insights={insights} {...price} />
        ) : (
          <>
            <p className={styles.what}>{price.cropName}</p>
            {insights && <p className={styles.none}>{words.noData}</p>}
          </>
        )}
      </div>
    </ColourScene>
  );
};
