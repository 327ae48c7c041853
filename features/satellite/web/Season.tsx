import { useFormat } from '#kit/web/format.ts';
import { dayNumber } from '#kit/pure/days.ts';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { smooth } from '../domain/series.ts';
import styles from './satellite.module.css';
import type { Result } from './shown.ts';
import { useSatelliteWords } from './words.ts';

const [WIDTH, HEIGHT] = [320, 96];

/** Clear passes as dots, the curve between them, and what the crop should show now as a band. */
export const Season = ({ result }: { readonly result: Result }) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const clear = result.passes.filter((pass): pass is typeof pass & { ndvi: number } => pass.ndvi !== null);
  const curve = smooth(clear.map(({ day, ndvi, seen }) => ({ day, value: ndvi, weight: seen })));
  const [first, last] = [curve[0]?.number ?? 0, curve[curve.length - 1]?.number ?? 1];
  const x = (number: number): number => (8 + ((WIDTH - 16) * (number - first)) / Math.max(1, last - first));
  const y = (ndvi: number): number => HEIGHT - 8 - (HEIGHT - 16) * Math.min(1, Math.max(0, ndvi));
  const { trend, expected } = result;
  const two = (n: number): string => format.number(n, 2);
  const said = trend ? words.trends[trend.trend](trend.trend === 'steady' ? String(trend.days) : two(Math.abs(trend.change)), String(trend.days)) : words.noTrend;
  return (
    <Stack gap="small">
      <h3>{words.season}</h3>
      {clear.length > 0 && (
        <svg className={styles.season} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${words.passes(String(clear.length), String(result.passes.length - clear.length))}. ${said}`}>
          {expected && <rect x={0} width={WIDTH} y={y(expected.high)} height={y(expected.low) - y(expected.high)} className={styles.band} />}
          <polyline points={curve.filter((_, i) => i % 3 === 0 || i === curve.length - 1).map(({ number, value }) => `${x(number).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} className={styles.curve} />
          {clear.map(({ day, ndvi }) => <circle key={day} cx={x(dayNumber(day) ?? first)} cy={y(ndvi)} r={3} className={styles.dot} />)}
        </svg>
      )}
      {clear.length > 1 && <div className={styles.ends}><span>{format.shortDay(clear[0]!.day)}: {two(clear[0]!.ndvi)}</span><span>{format.shortDay(clear[clear.length - 1]!.day)}: {two(clear[clear.length - 1]!.ndvi)}</span></div>}
      <p>{said}</p>
      {expected && <Soft>{words.expected(two(expected.low), two(expected.high))}</Soft>}
      <Soft>{words.passes(String(clear.length), String(result.passes.length - clear.length))}</Soft>
    </Stack>
  );
};
