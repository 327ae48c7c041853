import type { Field } from '#features/fields/domain/field.ts';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { useFormat } from '#kit/web/format.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { briefEn } from '../words.brief.en.ts';
import { briefSw } from '../words.brief.sw.ts';
import { outlineOn, placeOn, ratioOf } from './place.ts';
import styles from './satellite.module.css';
import { percent, type Result } from './shown.ts';
import { useSatelliteWords } from './words.ts';

const WIDTH = 320;

/** How green it was, with the outline of the field. */
const Glimpse = ({ field, result }: { readonly field: Field; readonly result: Result }) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const height = WIDTH * ratioOf(result.corners);
  const path = `M${outlineOn(field.boundary, placeOn(result.corners, WIDTH, height)).map((at) => at.map((n) => n.toFixed(1)).join(' ')).join('L')}Z`;
  const png = result.pictures.find((one) => one.view === 'ndvi')?.png;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${height.toFixed(1)}`} role="img" aria-label={words.picture(words.views.ndvi, format.shortDay(result.pass_date))}>
      {png && <image href={`data:image/png;base64,${png}`} width={WIDTH} height={height} preserveAspectRatio="none" className={styles.pixels} />}
      <path d={path} className={styles.halo} /><path d={path} className={styles.outline} />
    </svg>
  );
};

const Said = ({ result: { of, health } }: { readonly result: Result }) => {
  const words = useSatelliteWords();
  if (of === 'around') return <p>{words.aroundShort}</p>;
  return <p>{health ? <strong>{words.health}: {words.healthOf(percent(health.value))}</strong> : words.noHealth}</p>;
};

/** On the list: the newest picture of a field, what it says and of when it is, and the way to all of it (SAT-12). */
export const Brief = ({ field }: FieldSlotProps) => {
  const words = useSatelliteWords();
  const brief = useWords({ en: briefEn, sw: briefSw });
  const format = useFormat();
  const result = useRow<Result>('satellite_result', field.id);
  const to = `/fields/${field.id}?tab=satellite`;
  if (!result) return <Stack gap="small"><p>{brief.none}</p><LinkButton to={to}>{brief.start}</LinkButton></Stack>;
  return (
    <Stack gap="small">
      <Glimpse field={field} result={result} />
      <Said result={result} />
      <Soft>{words.pass(format.shortDay(result.pass_date))} · {result.sample ? words.sampleName : words.credit}</Soft>
      <LinkButton to={to} tone="quiet">{brief.open}</LinkButton>
    </Stack>
  );
};
