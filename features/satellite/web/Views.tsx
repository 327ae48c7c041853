import type { Field } from '#features/fields/domain/field.ts';
import { useFormat } from '#kit/web/format.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { Result } from '../contract.ts';
import { ramps, type View, views } from '../domain/picture.ts';
import { creditOf, sinceText } from '../text.ts';
import { PlotPicture } from './PlotPicture.tsx';
import { useSatelliteWords } from './words.ts';
import styles from './satellite.module.css';

interface Props {
  readonly field: Field;
  readonly result: Result;
  readonly view: View;
  readonly onView: (view: View) => void;
}

const Legend = ({ view }: { readonly view: View }) => {
  const { legends } = useSatelliteWords();
  if (view === 'rgb' || view === 'infrared') return <MutedText>{legends[view]}</MutedText>;
  const { from, to, colours } = ramps[view];
  const [low, high] = legends[view] as readonly [string, string];
  return (
    <div className={styles.legend}>
      <span>
        {low} {from}
      </span>
      <svg viewBox={`0 0 ${colours.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {colours.map((colour, i) => (
          <rect key={colour.join()} x={i} y={0} width={1.02} height={1} fill={`rgb(${colour.join()})`} />
        ))}
      </svg>
      <span>
        {to} {high}
      </span>
    </div>
  );
};

/** Four views of one pass with the plot's outline (SAT-02). */
export const Views = ({ field, result, view, onView }: Props) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const since = sinceText(result, words);
  const day = format.shortDay(result.pass_date);
  return (
    <Stack gap="small">
      <Choice
        label={words.view}
        isLabelHidden
        value={view}
        onChange={onView}
        options={views.map((value) => ({ value, label: words.views[value] }))}
      />
      <PlotPicture field={field} result={result} view={view} />
      <Legend view={view} />
      <MutedText>
        {words.pass(day)} · {creditOf(result, words)}
      </MutedText>
      {since && <MutedText>{since}</MutedText>}
    </Stack>
  );
};
