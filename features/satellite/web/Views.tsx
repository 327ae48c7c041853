import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { useFormat } from '#kit/web/format.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import type { resultRows } from '../contract.ts';
import { ramps, type View, views } from '../domain/picture.ts';
import { placeOn, ratioOf } from './place.ts';
import styles from './satellite.module.css';
import { useSatelliteWords } from './words.ts';

export type Result = RowOf<typeof resultRows>;
interface Props { readonly field: Field; readonly result: Result }

const WIDTH = 320;
const RADIUS = 15;

const Legend = ({ view }: { readonly view: View }) => {
  const { legends } = useSatelliteWords();
  if (view === 'rgb' || view === 'infrared') return <Soft>{legends[view]}</Soft>;
  const { from, to, colours } = ramps[view];
  const [low, high] = legends[view] as readonly [string, string];
  return (
    <div className={styles.legend}>
      <span>{low} {from}</span>
      <svg viewBox={`0 0 ${colours.length} 1`} preserveAspectRatio="none" aria-hidden="true">{colours.map((colour, i) => <rect key={colour.join()} x={i} y={0} width={1.02} height={1} fill={`rgb(${colour.join()})`} />)}</svg>
      <span>{to} {high}</span>
    </div>
  );
};

/** Four ways to see one pass, over the plot's own outline. */
export const Views = ({ field, result }: Props) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const [view, setView] = useState<View>('ndvi');
  const day = format.shortDay(result.pass_date);
  const height = WIDTH * ratioOf(result.corners);
  const place = placeOn(result.corners, WIDTH, height);
  const path = (fromPolygonText(field.boundary) ?? []).map((point) => place(point).map((n) => n.toFixed(1)).join(' ')).join('L');
  const png = result.pictures.find((one) => one.view === view)?.png;
  return (
    <Stack gap="small">
      <Choice label={words.view} labelUnseen value={view} onChange={setView} options={views.map((value) => ({ value, label: words.views[value] }))} />
      <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${height.toFixed(1)}`} role="img" aria-label={words.picture(words.views[view], day)}>
        {png && <image href={`data:image/png;base64,${png}`} width={WIDTH} height={height} preserveAspectRatio="none" className={styles.pixels} />}
        <path d={`M${path}Z`} className={styles.halo} /><path d={`M${path}Z`} className={styles.outline} />
        {view === 'ndvi' && result.problemAreas.map((area) => {
          const [x, y] = place(area);
          return <g key={`${area.lat} ${area.lng}`}><circle cx={x} cy={y} r={RADIUS} className={styles.marker} /><text x={x} y={y} className={styles.number}>{Math.round(area.ndvi * 100)}</text></g>;
        })}
      </svg>
      <Legend view={view} />
      <Soft>{words.pass(day)} · {words.credit}</Soft>
    </Stack>
  );
};
