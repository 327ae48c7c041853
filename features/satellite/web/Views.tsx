import type { Field } from '#features/fields/domain/field.ts';
import { useFormat } from '#kit/web/format.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { ramps, type View, views } from '../domain/picture.ts';
import { outlineOn, placeOn, ratioOf } from './place.ts';
import styles from './satellite.module.css';
import { percent, type Result } from './shown.ts';
import { useSatelliteWords } from './words.ts';

interface Props { readonly field: Field; readonly result: Result; readonly view: View; readonly onView: (view: View) => void }

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

/** Four ways to see one pass, over the plot's own outline (SAT-02). */
export const Views = ({ field, result, view, onView }: Props) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const day = format.shortDay(result.pass_date);
  const height = WIDTH * ratioOf(result.corners);
  const place = placeOn(result.corners, WIDTH, height);
  const path = `M${outlineOn(field.boundary, place).map((at) => at.map((n) => n.toFixed(1)).join(' ')).join('L')}Z`;
  const png = result.pictures.find((one) => one.view === view)?.png;
  return (
    <Stack gap="small">
      <Choice label={words.view} labelUnseen value={view} onChange={onView} options={views.map((value) => ({ value, label: words.views[value] }))} />
      <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${height.toFixed(1)}`} role="img" aria-label={words.picture(words.views[view], day)}>
        {png && <image href={`data:image/png;base64,${png}`} width={WIDTH} height={height} preserveAspectRatio="none" className={styles.pixels} />}
        <path d={path} className={styles.halo} /><path d={path} className={styles.outline} />
        {view === 'ndvi' && result.problemAreas.map((area) => {
          const [x, y] = place(area);
          return <g key={`${area.lat} ${area.lng}`}><circle cx={x} cy={y} r={RADIUS} className={styles.marker} /><text x={x} y={y} className={styles.number}>{percent(area.ndvi)}</text></g>;
        })}
      </svg>
      <Legend view={view} />
      <Soft>{words.pass(day)} · {result.sample ? words.sampleName : words.credit}</Soft>
    </Stack>
  );
};
