import { useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { Field } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { CoinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { fairOffer, offersNear, verdictOf } from '../domain/fair-offer.ts';
import type { Insights } from '../prices-contract.ts';
import { useQuoteText } from './MoneyInHand.tsx';
import { type MarketCosts, parseShillings } from './use-costs.ts';
import type { DisplayUnit } from './use-unit.ts';
import { useMarketWords } from './words.ts';

interface Props {
  readonly insights: Insights;
  readonly unit: DisplayUnit;
  readonly today: Day;
  readonly costs: MarketCosts;
}
const MAX_OFFERS = 3;
const tones = { low: 'warn', fair: 'good', good: 'good' } as const;

/** A broker's offer, compared with what the markets leave after costs. */
export const BrokerFold = ({ insights, unit, today, costs }: Props) => {
  const words = useMarketWords();
  const quoteText = useQuoteText();
  const [typed, setTyped] = useState('');
  const home = insights.county ?? null;
  const fair = fairOffer(insights.markets, today, costs.perKg, home);
  const offered = offersNear(insights.markets, today, home).slice(0, MAX_OFFERS);
  const amount = typed.trim() === '' ? null : parseShillings(typed);
  return (
    <Fold
      id="broker"
      icon={CoinIcon}
      tone="soil"
      title={words.offer.title}
      fact={
        fair
          ? words.offer.range(unit.money(fair.low), unit.money(fair.high), unit.label)
          : words.offer.unknown
      }
    >
      <Stack gap="small">
        {fair && (
          <>
            <MutedText>
              {fair.basis === 'costs' ? words.offer.costs(fair.markets) : words.offer.share}
            </MutedText>
            <Field
              label={words.offer.price(unit.label)}
              hint={words.offer.lead}
              inputMode="decimal"
              value={typed}
              error={typed.trim() !== '' && amount === null ? words.net.wrong : null}
              onChange={setTyped}
            />
            {amount !== null && amount > 0 && (
              <Notice tone={tones[verdictOf(amount / unit.kg, fair)]}>
                {words.offer.verdicts[verdictOf(amount / unit.kg, fair)]}
              </Notice>
            )}
          </>
        )}
        {offered.length > 0 && (
          <>
            <h3>{insights.county ? words.offer.said : words.offer.saidAnywhere}</h3>
            <List>
              {offered.map((quote, i) => (
                <ListItem
                  key={i}
                  title={`${unit.money(quote.per_kg)} · ${quote.market}`}
                  subtitle={quoteText(quote)}
                />
              ))}
            </List>
          </>
        )}
      </Stack>
    </Fold>
  );
};
