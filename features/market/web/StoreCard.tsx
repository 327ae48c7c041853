import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { type BagKind, bagKinds, isStoredDry, adviseStorage } from '../domain/storage-advice.ts';
import type { Insights } from '../prices-contract.ts';
import { useMarketWords } from './words.ts';

/** What waiting earned in past years, with the full range. No advice when too few years are known. */
export const StoreCard = ({
  insights: { crop, later },
  cropName,
}: {
  readonly insights: Insights;
  readonly cropName: string;
}) => {
  const { store: words } = useMarketWords();
  const format = useFormat();
  const [bag, setBag] = useState<BagKind>('ordinary');
  const estimate = later ? adviseStorage(crop, later, bag) : null;
  const percentText = (share: number): string => format.number(share * 100);
  return (
    <section>
      <Stack gap="small">
        <h2>{words.title}</h2>
        {!isStoredDry(crop) ? (
          <MutedText>{words.perishes(cropName)}</MutedText>
        ) : estimate === null ? (
          <MutedText>{words.unknown}</MutedText>
        ) : (
          <>
            {estimate.best.loss !== null && (
              <Choice<BagKind>
                label={words.bag}
                value={bag}
                onChange={setBag}
                options={bagKinds.map((value) => ({ value, label: words.bags[value] }))}
              />
            )}
            <Notice tone={estimate.advice === 'store' ? 'good' : 'info'}>
              {estimate.advice === 'store'
                ? words.advice.store(estimate.best.months, estimate.best.paid, estimate.best.years)
                : words.advice[estimate.advice](estimate.best.paid, estimate.best.years)}
            </Notice>
            <List>
              {estimate.rows.map(({ months, low, high, paid, years }) => (
                <ListItem
                  key={months}
                  title={words.row(months, percentText(low), percentText(high))}
                  subtitle={words.years(paid, years)}
                />
              ))}
            </List>
            <MutedText>{estimate.best.loss !== null ? words.losses : words.noLosses}</MutedText>
            <MutedText>{words.past}</MutedText>
          </>
        )}
      </Stack>
    </section>
  );
};
