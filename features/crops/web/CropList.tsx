import { useId, useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List } from '#kit/web/ui/List.tsx';
import type { Crop } from '../domain/crop.ts';
import { CropLine } from './CropLine.tsx';
import { useCropWords } from './words.ts';

const MAX_SHOWN = 3;

interface Props {
  readonly title: string;
  readonly crops: readonly Crop[];
  readonly today: Day;
}

/** Shows at most three crops and the number of hidden ones (FDC-03). */
export const CropList = ({ title, crops, today }: Props) => {
  const words = useCropWords();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const hiddenCount = isExpanded ? 0 : crops.length - MAX_SHOWN;
  if (crops.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="small">
        <h3 id={id}>{title}</h3>
        <List>
          {(hiddenCount > 0 ? crops.slice(0, MAX_SHOWN) : crops).map((crop) => (
            <CropLine key={crop.id} crop={crop} today={today} />
          ))}
        </List>
      </Stack>
      {hiddenCount > 0 && (
        <Button tone="plain" onClick={() => setExpanded(true)}>
          {words.tab.more(hiddenCount)}
        </Button>
      )}
    </section>
  );
};
