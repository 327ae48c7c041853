import { useId, useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List } from '#kit/web/ui/List.tsx';
import type { Crop } from '../domain/crop.ts';
import { CropLine } from './CropLine.tsx';
import { useCropWords } from './words.ts';

const SHOWN = 3;

interface Props {
  readonly title: string;
  readonly crops: readonly Crop[];
  readonly today: Day;
}

/** Shows at most three crops and the number of hidden ones (FDC-03). */
export const CropList = ({ title, crops, today }: Props) => {
  const words = useCropWords();
  const id = useId();
  const [all, setAll] = useState(false);
  const more = all ? 0 : crops.length - SHOWN;
  if (crops.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="small">
        <h3 id={id}>{title}</h3>
        <List>
          {(more > 0 ? crops.slice(0, SHOWN) : crops).map((crop) => (
            <CropLine key={crop.id} crop={crop} today={today} />
          ))}
        </List>
      </Stack>
      {more > 0 && (
        <Button tone="plain" onClick={() => setAll(true)}>
          {words.tab.more(more)}
        </Button>
      )}
    </section>
  );
};
