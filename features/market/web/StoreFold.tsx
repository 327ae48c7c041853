import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { BagIcon } from '#kit/web/ui/more-icons.tsx';
import { adviseStorage, type BagKind, bagKinds, isStoredDry } from '../domain/storage-advice.ts';
import type { Insights } from '../prices-contract.ts';
import { useMarketWords } from './words.ts';

/** What waiting earned in past years, with the full range. No advice when too few years are known. */
export const StoreFold = ({
  insights: { crop, later },
  cropName,
}: {
  readonly insights: Insights;
  readonly cropName: string;
}) => {
  const { store: words } = useMarketWords();
  const format = useFormat();
  const [bag, setBag] = useState<BagKind>('ordinary');
  const estimate = later && isStoredDry(crop) ? adviseStorage(crop, later, bag) : null;
  const percentText = (share: number): string => format.number(share * 100);
  if (!estimate)
    return (
      <Fold
        id="store"
        icon={BagIcon}
        tone="maize"
        title={words.title}
        fact={isStoredDry(crop) ? words.unknown : words.perishes(cropName)}
      >
        <MutedText>{words.past}</MutedText>
      </Fold>
    );
  const { advice, best, rows } = estimate;
  return (
    <Fold
      id="store"
      icon={BagIcon}
      tone="maize"
      title={words.title}
      fact={
        advice === 'store'
          ? words.advice.store(best.months, best.paid, best.years)
          : words.advice[advice](best.paid, best.years)
      }
    >
      <Stack gap="small">
        {best.loss !== null && (
          <Choice<BagKind>
            label={words.bag}
            value={bag}
            onChange={setBag}
            options={bagKinds.map((value) => ({ value, label: words.bags[value] }))}
          />
        )}
        <List>
          {rows.map(({ months, low, high, paid, years }) => (
            <ListItem
              key={months}
              title={words.row(months, percentText(low), percentText(high))}
              subtitle={words.years(paid, years)}
            />
          ))}
        </List>
        <MutedText>{best.loss !== null ? words.losses : words.noLosses}</MutedText>
        <MutedText>{words.past}</MutedText>
      </Stack>
    </Fold>
  );
};
