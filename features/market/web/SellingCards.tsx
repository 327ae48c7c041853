import { useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { marketLines } from '../domain/choose-quotes.ts';
import { fairOffer, offersNear, verdictOf } from '../domain/fair-offer.ts';
import { netPerKg } from '../domain/net-price.ts';
import type { Insights } from '../prices-contract.ts';
import { useQuoteText } from './Quotes.tsx';
import { type MarketCosts, parseShillings, useCosts } from './use-costs.ts';
import type { DisplayUnit } from './use-unit.ts';
import { useMarketWords } from './words.ts';

interface Props {
  readonly insights: Insights;
  readonly unit: DisplayUnit;
  readonly today: Day;
}
const MAX_CHOICES = 8;
const MAX_OFFERS = 3;
const tones = { low: 'warn', fair: 'good', good: 'good' } as const;

/** A market's price after transport. */
const NetPriceCard = ({ insights, unit, today, costs }: Props & { readonly costs: MarketCosts }) => {
  const words = useMarketWords();
  const lines = marketLines(insights.markets, today).slice(0, MAX_CHOICES);
  const [chosen, setChosen] = useState(lines[0]?.market ?? '');
  const quote = lines.find(({ market }) => market === chosen) ?? lines[0];
  if (!quote) return null;
  const typed = costs.typedOf(quote.market, unit.kg);
  const changeCosts = (change: Partial<typeof typed>): void =>
    costs.saveCosts(quote.market, { ...typed, ...change, kg: unit.kg });
  const marketCosts = costs.costsOf(quote.market);
  const net = marketCosts && netPerKg(quote.per_kg, marketCosts);
  const amountError = (text: string): string | null =>
    parseShillings(text) === null ? words.net.wrong : null;
  const netPrices = lines
    .flatMap((line) => {
      const c = costs.costsOf(line.market);
      return c ? [{ market: line.market, net: netPerKg(line.per_kg, c) }] : [];
    })
    .sort((a, b) => b.net - a.net);
  return (
    <section>
      <Stack gap="small">
        <h2>{words.net.title}</h2>
        <MutedText>{words.net.lead}</MutedText>
        <Select
          label={words.net.market}
          value={quote.market}
          onChange={setChosen}
          options={lines.map(({ market, per_kg }) => ({
            value: market,
            label: `${market}: ${unit.money(per_kg)}`,
          }))}
        />
        <Field
          label={words.net.transport(unit.label)}
          inputMode="decimal"
          value={typed.transport}
          error={amountError(typed.transport)}
          onChange={(transport) => changeCosts({ transport })}
        />
        <Field
          label={words.net.fees(unit.label)}
          inputMode="decimal"
          value={typed.fees}
          error={amountError(typed.fees)}
          onChange={(fees) => changeCosts({ fees })}
        />
        {net !== null && (
          <Notice tone={net > 0 ? 'good' : 'warn'}>
            {net > 0
              ? words.net.result(unit.money(net), unit.label, quote.market)
              : words.net.loss(quote.market)}
          </Notice>
        )}
        {netPrices.length > 1 && <p>{words.net.best(netPrices[0]!.market)}</p>}
        {quote.type === 'retail' && <MutedText>{words.net.retail}</MutedText>}
      </Stack>
    </section>
  );
};

/** A broker's offer, compared with what the markets leave after costs. */
const BrokerOfferCard = ({ insights, unit, today, costs }: Props & { readonly costs: MarketCosts }) => {
  const words = useMarketWords();
  const text = useQuoteText();
  const [typed, setTyped] = useState('');
  const fair = fairOffer(insights.markets, today, costs.perKg, insights.county ?? null);
  const offered = offersNear(insights.markets, today, insights.county ?? null).slice(0, MAX_OFFERS);
  const amount = typed.trim() === '' ? null : parseShillings(typed);
  return (
    <section>
      <Stack gap="small">
        <h2>{words.offer.title}</h2>
        {fair === null ? (
          <MutedText>{words.offer.unknown}</MutedText>
        ) : (
          <>
            <p>{words.offer.range(unit.money(fair.low), unit.money(fair.high), unit.label)}</p>
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
                  subtitle={text.about(quote)}
                />
              ))}
            </List>
          </>
        )}
      </Stack>
    </section>
  );
};

export const SellingCards = (props: Props) => {
  const costs = useCosts();
  return (
    <>
      <NetPriceCard {...props} costs={costs} />
      <BrokerOfferCard {...props} costs={costs} />
    </>
  );
};
