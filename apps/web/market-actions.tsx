import { lazy, useState } from 'react';
import { useLocation } from 'wouter';
import type { Field } from '#features/fields/domain/field.ts';
import { firstQuote, isOld } from '#features/market/domain/choose-quotes.ts';
import { chosenField, shownField } from '#features/market/web/distance-field.ts';
import { useInsights } from '#features/market/web/use-insights.ts';
import { displayUnit, useUnit } from '#features/market/web/use-unit.ts';
import { useMarketWords } from '#features/market/web/words.ts';
import { useOfferWords } from '#features/offers/web/words.ts';
import { usePriceAlertWords } from '#features/price-alerts/web/words.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { readPreference } from '#kit/web/preference.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row, MutedText } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { ListItem } from '#kit/web/ui/List.tsx';
import { BellIcon, SendIcon } from '#kit/web/ui/more-icons.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';

const AlertSheet = lazy(async () => ({
  default: (await import('#features/price-alerts/web/AlertSheet.tsx')).AlertSheet,
}));
const ShareCard = lazy(async () => ({
  default: (await import('#features/offers/web/share/ShareCard.tsx')).ShareCard,
}));

/** The crop of the prices above; the price screen stores it on the phone. */
const shownCrop = (): string => readPreference('market_crop') ?? 'maize';

/** Uses the unit of the prices above; prefills its weight where that is approximate. */
const alertDefaults = (crop: string) => {
  const { measure, kg, rough } = displayUnit(crop);
  return { crop, unit: measure, each: rough ? String(kg) : '' };
};

/** The top price of the screen, in its crop and unit; a sentence when there is none. */
const ShareSheet = ({ crop, onClose }: { readonly crop: string; readonly onClose: () => void }) => {
  const words = useOfferWords();
  const market = useMarketWords();
  const field = shownField(useRows<Field>('field'), chosenField())?.id ?? null;
  const { shown } = useInsights(crop, field, false);
  const { unit } = useUnit(crop);
  const today = dayInNairobi(new Date());
  const quote = shown ? firstQuote(shown.markets, today, shown.county ?? null) : null;
  return (
    <Sheet title={words.card.title} onClose={onClose}>
      {quote ? (
        <LazyErrorBoundary>
          <ShareCard
            crop={crop}
            price={`${unit.money(quote.per_kg)}, ${unit.label}`}
            market={quote.market}
            day={quote.day}
            source={[market.sources[quote.source], market.types[quote.type]].join(', ')}
            isOld={isOld(quote.day, today)}
          />
        </LazyErrorBoundary>
      ) : (
        <MutedText>{words.card.none}</MutedText>
      )}
    </Sheet>
  );
};

/** What a farmer does with a price: sell, or get an alert when it moves (MKT-06, MKT-07). */
export const MarketActions = ({ hasPrice }: { readonly hasPrice: boolean }) => {
  const words = useOfferWords();
  const alerts = usePriceAlertWords();
  const [, go] = useLocation();
  const [alertCrop, setAlertCrop] = useState<string | null>(null);
  return (
    <>
      <Row gap="small">
        <Button tone={hasPrice ? 'primary' : 'quiet'} onClick={() => go(`/offers/new?crop=${shownCrop()}`)}>
          {words.sellNow}
        </Button>
        <Button tone="quiet" icon={BellIcon} onClick={() => setAlertCrop(shownCrop())}>
          {alerts.add}
        </Button>
      </Row>
      {alertCrop !== null && (
        <LazyErrorBoundary>
          <AlertSheet known={alertDefaults(alertCrop)} onClose={() => setAlertCrop(null)} />
        </LazyErrorBoundary>
      )}
    </>
  );
};

/** Shares the price as an image or a message (MKT-08). */
export const ShareRow = () => {
  const { card: words } = useOfferWords();
  const [crop, setCrop] = useState<string | null>(null);
  return (
    <>
      <ListItem icon={SendIcon} tone="leaf" title={words.title} onClick={() => setCrop(shownCrop())} />
      {crop !== null && <ShareSheet crop={crop} onClose={() => setCrop(null)} />}
    </>
  );
};
