import { useFormat } from '#kit/web/format.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { Result } from '../contract.ts';
import { comparedText, figure, passesText, trendText } from '../text.ts';
import { SeasonChart } from './SeasonChart.tsx';
import { useSatelliteWords } from './words.ts';
import styles from './satellite.module.css';

/** Every pass with its value, or why it has none. Newest first. */
const Table = ({ passes }: Pick<Result, 'passes'>) => {
  const words = useSatelliteWords();
  const format = useFormat();
  return (
    <details className={styles.source}>
      <summary>{words.table}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">NDVI</th>
          </tr>
        </thead>
        <tbody>
          {passes
            .map(({ day, ndvi, why }, i) => (
              <tr key={`${day} ${i}`}>
                <td>{format.shortDay(day)}</td>
                <td>{ndvi === null && why ? words.unseen[why] : figure(ndvi, 2)}</td>
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </details>
  );
};

/** How green the field was, compared with the usual value of its crop on each day. */
export const Season = ({ result }: { readonly result: Result }) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const { passes, of } = result;
  const [seen, trend] = [passesText(result, words), trendText(result, words)];
  const hasClear = passes.some(({ ndvi }) => ndvi !== null);
  return (
    <Stack gap="small">
      <MutedText>{of === 'plot' ? words.season : words.seasonAround}</MutedText>
      <h3>{trend}</h3>
      {hasClear && <SeasonChart passes={passes} label={`${seen}. ${trend}`} />}
      {hasClear && passes.length > 1 && (
        <div className={styles.ends}>
          <span>{format.shortDay(passes[0]!.day)}</span>
          <span>{format.shortDay(passes[passes.length - 1]!.day)}</span>
        </div>
      )}
      {hasClear && passes.some(({ low }) => typeof low === 'number') && <MutedText>{words.band}</MutedText>}
      <p>{comparedText(result, words).join(' ')}</p>
      <MutedText>{seen}</MutedText>
      {passes.length > 0 && <Table passes={passes} />}
    </Stack>
  );
};
