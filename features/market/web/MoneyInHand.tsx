import { useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { ForwardIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack, VisuallyHidden } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { ageOf, isOld, marketLines } from '../domain/choose-quotes.ts';
import { netPerKg } from '../domain/net-price.ts';
import type { Insights, Quote } from '../prices-contract.ts';
import { type MarketCosts, parseShillings } from './use-costs.ts';
import type { DisplayUnit } from './use-unit.ts';
import { useMarketWords } from './words.ts';
import styles from './MoneyInHand.module.css';

interface Props {
  readonly insights: Insights;
  readonly unit: DisplayUnit;
  readonly today: Day;
  readonly costs: MarketCosts;
}
/** MKT-03. */
const MAX_MARKETS = 4;

/** The place of a price, and its day, kind, source and grade. */
export const useQuoteText = () => {
  const words = useMarketWords();
  const format = useFormat();
  return ({ km, county, day, type, source, grade }: Quote): string =>
    [
      km === null ? county : words.away(format.number(km)),
      format.shortDay(day),
      words.types[type],
      words.sources[source],
      grade && words.grade(grade),
    ]
      .filter(Boolean)
      .join(' · ');
};

interface LineProps {
  readonly quote: Quote;
  readonly unit: DisplayUnit;
  readonly costs: MarketCosts;
}

/** What the farmer keeps at this market per kilogram; null before costs were entered. */
const netAt = ({ market, per_kg: perKg }: Quote, costs: MarketCosts): number | null => {
  const ownCosts = costs.costsOf(market);
  return ownCosts && netPerKg(perKg, ownCosts);
};

/** The farmer's costs of selling at one market. */
const CostsSheet = ({ quote, unit, costs, onClose }: LineProps & { readonly onClose: () => void }) => {
  const words = useMarketWords();
  const typed = costs.typedOf(quote.market, unit.kg);
  const change = (part: Partial<typeof typed>): void =>
    costs.saveCosts(quote.market, { ...typed, ...part, kg: unit.kg });
  const errorOf = (text: string): string | null => (parseShillings(text) === null ? words.net.wrong : null);
  const net = netAt(quote, costs);
  return (
    <Sheet title={`${quote.market}: ${unit.money(quote.per_kg)}`} onClose={onClose}>
      <Stack>
        <MutedText>{words.net.lead}</MutedText>
        <Field
          label={words.net.transport(unit.label)}
          inputMode="decimal"
          value={typed.transport}
          error={errorOf(typed.transport)}
          onChange={(transport) => change({ transport })}
        />
        <Field
          label={words.net.fees(unit.label)}
          inputMode="decimal"
          value={typed.fees}
          error={errorOf(typed.fees)}
          onChange={(fees) => change({ fees })}
        />
        {net !== null && (
          <Notice tone={net > 0 ? 'good' : 'warn'}>
            {net > 0
              ? words.net.result(unit.money(net), unit.label, quote.market)
              : words.net.loss(quote.market)}
          </Notice>
        )}
        {quote.type === 'retail' && <MutedText>{words.net.retail}</MutedText>}
      </Stack>
    </Sheet>
  );
};

interface MarketLineProps extends LineProps {
  readonly today: Day;
  /** The highest figure of the list, per kilogram. */
  readonly most: number;
  readonly onOpen: () => void;
}

const MarketLine = ({ quote, unit, costs, today, most, onOpen }: MarketLineProps) => {
  const words = useMarketWords();
  const quoteText = useQuoteText();
  const net = netAt(quote, costs);
  const shown = net ?? quote.per_kg;
  return (
    <li>
      <button type="button" className={styles.line} onClick={onOpen}>
        <span className={styles.name}>{quote.market}</span>
        <span className={styles.figure}>{unit.money(shown)}</span>
        <span className={styles.track} aria-hidden="true">
          <span
            className={net === null ? styles.gross : styles.net}
            style={{ width: `${Math.max(0, Math.round((shown * 100) / most))}%` }}
          />
        </span>
        <ForwardIcon size={18} className={styles.arrow ?? ''} />
        <small className={styles.about}>
          {net !== null && `${words.net.after(unit.money(quote.per_kg - net))} · `}
          {quoteText(quote)}
        </small>
        {isOld(quote.day, today) && (
          <span className={styles.about}>
            <Badge tone="maize">{words.old(ageOf(quote.day, today))}</Badge>
          </span>
        )}
        <VisuallyHidden>{words.net.add(quote.market)}</VisuallyHidden>
      </button>
    </li>
  );
};

/** What the farmer keeps at each of the top markets. A tap on a market takes its transport and fees. */
export const MoneyInHand = ({ insights, unit, today, costs }: Props) => {
  const words = useMarketWords();
  const [open, setOpen] = useState<string | null>(null);
  const lines = marketLines(insights.markets, today).slice(0, MAX_MARKETS);
  if (lines.length === 0) return null;
  const kept = (quote: Quote): number => netAt(quote, costs) ?? quote.per_kg;
  const compared = lines.filter((quote) => netAt(quote, costs) !== null).sort((a, b) => kept(b) - kept(a));
  const opened = lines.find(({ market }) => market === open);
  return (
    <Card labelledBy="money">
      <h2 id="money">{words.net.title}</h2>
      <MutedText>
        {compared.length > 1 ? words.net.best(compared[0]?.market ?? '') : words.net.before}
      </MutedText>
      <ul aria-label={words.markets} className={styles.lines}>
        {lines.map((quote) => (
          <MarketLine
            key={quote.market}
            quote={quote}
            unit={unit}
            costs={costs}
            today={today}
            most={Math.max(...lines.map(kept), 1)}
            onOpen={() => setOpen(quote.market)}
          />
        ))}
      </ul>
      {opened && <CostsSheet quote={opened} unit={unit} costs={costs} onClose={() => setOpen(null)} />}
    </Card>
  );
};
