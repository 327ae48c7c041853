import type { Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { ageOf, bestQuote, firstQuote, isOld, marketLines } from '../domain/choose-quotes.ts';
import type { Insights, Quote } from '../prices-contract.ts';
import type { DisplayUnit } from './use-unit.ts';
import { useMarketWords } from './words.ts';
import styles from './market.module.css';

const MAX_MARKETS = 4;

/** Formats the place of a price, and its day, kind, source and grade. */
export const useQuoteText = () => {
  const words = useMarketWords();
  const format = useFormat();
  return {
    place: ({ km, county }: Quote): string =>
      [county, km === null ? null : words.away(format.number(km))].filter(Boolean).join(' · '),
    about: ({ day, type, source, grade }: Quote): string =>
      [format.shortDay(day), words.types[type], words.sources[source], grade && words.grade(grade)]
        .filter(Boolean)
        .join(' · '),
  };
};

/** Today's market price as one figure, with its age. */
export const FirstPrice = ({
  insights,
  unit,
  today,
}: {
  readonly insights: Insights;
  readonly unit: DisplayUnit;
  readonly today: Day;
}) => {
  const words = useMarketWords();
  const format = useFormat();
  const text = useQuoteText();
  const quote = firstQuote(insights.markets, today, insights.county ?? null);
  if (!quote) return null;
  const { rate } = insights;
  return (
    <Card tone={isOld(quote.day, today) ? 'maize' : 'leaf'}>
      <Stack gap="small">
        <MutedText>{quote.km === null ? words.anyMarket : words.nearest}</MutedText>
        <p className={styles.big}>{unit.money(quote.per_kg)}</p>
        <p>
          {unit.label} · {words.perKg(`KES ${format.number(quote.per_kg, 1)}`)}
          {rate && ` · ${words.usd(format.money((quote.per_kg * unit.kg) / rate.kes_per_usd, 'USD'))}`}
        </p>
        <p>
          {quote.market}
          {text.place(quote) && `, ${text.place(quote)}`}
        </p>
        <MutedText>
          {[text.about(quote), quote.source === 'reported' ? '' : quote.variety].filter(Boolean).join(' · ')}
        </MutedText>
        {isOld(quote.day, today) && <p>{words.old(ageOf(quote.day, today))}</p>}
      </Stack>
    </Card>
  );
};

export const TopMarkets = ({
  insights,
  unit,
  today,
}: {
  readonly insights: Insights;
  readonly unit: DisplayUnit;
  readonly today: Day;
}) => {
  const words = useMarketWords();
  const text = useQuoteText();
  const lines = marketLines(insights.markets, today).slice(0, MAX_MARKETS);
  if (lines.length === 0) return null;
  return (
    <section>
      <Stack gap="small">
        <h2>{words.markets}</h2>
        <List label={words.markets}>
          {lines.map((quote) => (
            <ListItem
              key={`${quote.market} ${quote.type}`}
              icon={PinIcon}
              title={quote.market}
              subtitle={
                <>
                  {text.place(quote) || words.noDistance}
                  <br />
                  {text.about(quote)}
                  {isOld(quote.day, today) && (
                    <>
                      <br />
                      <Badge tone="maize">{words.old(ageOf(quote.day, today))}</Badge>
                    </>
                  )}
                </>
              }
              trailing={<p className={styles.figure}>{unit.money(quote.per_kg)}</p>}
            />
          ))}
        </List>
        <MutedText>{words.per[unit.measure]}</MutedText>
      </Stack>
    </section>
  );
};

const Stat = ({ name, valueText }: { readonly name: string; readonly valueText: string | null }) => {
  const { stats } = useMarketWords();
  return (
    <div className={styles.stat}>
      <dt>{name}</dt>
      <dd>{valueText ?? stats.none}</dd>
    </div>
  );
};

/** MKT-04, MKT-05: the reported prices, or that there are none. */
export const Stats = ({
  insights,
  unit,
  today,
}: {
  readonly insights: Insights;
  readonly unit: DisplayUnit;
  readonly today: Day;
}) => {
  const words = useMarketWords();
  const format = useFormat();
  const {
    stats: { volume, reporting, traded },
    markets,
  } = insights;
  const best = bestQuote(markets, today);
  return (
    <section>
      <Stack gap="small">
        <h2>{words.stats.title}</h2>
        <dl className={styles.stats}>
          <Stat
            name={words.stats.volume}
            valueText={volume && words.stats.volumeOf(format.number(volume.kg), format.shortDay(volume.day))}
          />
          <Stat
            name={words.stats.traders}
            valueText={reporting === null ? null : words.stats.tradersOf(reporting)}
          />
          <Stat
            name={words.stats.cap}
            valueText={traded && words.stats.capOf(format.money(traded.kes), format.shortDay(traded.day))}
          />
          <Stat
            name={words.stats.best}
            valueText={best && `${unit.money(best.per_kg)}, ${best.market}, ${format.shortDay(best.day)}`}
          />
        </dl>
      </Stack>
    </section>
  );
};
