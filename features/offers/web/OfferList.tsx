import { useMemo, useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { counties } from '#features/places/domain/counties.ts';
import { DataSaverRefreshButton } from '#kit/web/live/DataSaverRefreshButton.tsx';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { Select } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { OfferCard } from './OfferCard.tsx';
import type { OwnOffer } from './projections.ts';
import { type Filter, useOffers } from './use-offers.ts';
import { useOfferRefusals, useOfferWords } from './words.ts';

const sortedCounties = [...counties].sort();

interface FilterProps {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Omit<Filter, 'crop'>>) => void;
}

const Filters = ({ filter, onChange }: FilterProps) => {
  const words = useOfferWords();
  const fields = useRows<Field>('field').filter((field) => !field.location_unconfirmed);
  const nameOf = (field: Field): string => field.name ?? field.location_description ?? field.crop_type;
  const near = fields.find(({ id }) => id === filter.near);
  return (
    <Fold
      id="where"
      icon={PinIcon}
      title={filter.county || words.anyCounty}
      fact={near ? words.nearField(nameOf(near)) : words.newestFirst}
    >
      <Stack gap="small">
        <Select
          label={words.county}
          value={filter.county}
          onChange={(county) => onChange({ county })}
          options={[
            { value: '', label: words.anyCounty },
            ...sortedCounties.map((value) => ({ value, label: value })),
          ]}
        />
        {fields.length > 0 && (
          <Choice
            label={words.near}
            value={filter.near}
            onChange={(id) => onChange({ near: id })}
            options={[
              { value: '', label: words.nearNothing },
              ...fields.map((field) => ({ value: field.id, label: nameOf(field) })),
            ]}
          />
        )}
      </Stack>
    </Fold>
  );
};

const NoOffers = () => {
  const words = useOfferWords();
  return (
    <EmptyState drawing="found" sentence={words.none} action={<MutedText>{words.noneHint}</MutedText>} />
  );
};

/** Other users' offers, by crop and county, newest first or nearest to a field first. */
export const OfferList = ({ crop }: { readonly crop: string }) => {
  const words = useOfferWords();
  const refusalText = useRefusalText(useOfferRefusals());
  const [{ county, near }, setPlace] = useState({ county: '', near: '' });
  const filter = useMemo(() => ({ crop, county, near }), [crop, county, near]);
  const ownOffersKey = useRows<OwnOffer>('sell_offer')
    .map(({ id, state, unsent }) => (unsent ? '' : `${id}${state}`))
    .join();
  const { pages, refusal, refresh, more } = useOffers(filter, ownOffersKey);
  const retry = (
    <Button
      tone="quiet"
      onClick={() => {
        void refresh();
      }}
    >
      {words.retry}
    </Button>
  );
  return (
    <Stack>
      <Filters filter={filter} onChange={(part) => setPlace((current) => ({ ...current, ...part }))} />
      {pages && <Age at={pages.at} kind={refusal ? 'saved' : 'updated'} />}
      {pages && !refusal && (
        <div>
          <DataSaverRefreshButton onRefresh={refresh} />
        </div>
      )}
      {refusal &&
        (pages ? (
          <Notice action={retry}>{words.kept}</Notice>
        ) : (
          <ErrorCard
            what={words.loadFailed}
            whatToDo={refusalText(refusal)}
            requestId={refusal.requestId}
            action={retry}
          />
        ))}
      {!pages && !refusal && <Skeleton shapes={['card', 'card', 'card']} />}
      {pages?.offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
      {pages && pages.offers.length === 0 && <NoOffers />}
      {pages?.next && (
        <Button tone="quiet" wide busy={more.busy} onClick={() => more.run()}>
          {words.more}
        </Button>
      )}
    </Stack>
  );
};
