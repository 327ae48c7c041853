import type { Field } from '#features/fields/domain/field.ts';
import { useFormat } from '#kit/web/format.ts';
import type { Result } from '../contract.ts';
import { projectOutline, createProjection, heightToWidth } from '../domain/image-projection.ts';
import type { View } from '../domain/picture.ts';
import { percent } from '../text.ts';
import { useSatelliteWords } from './words.ts';
import styles from './satellite.module.css';

const WIDTH = 320;
const RADIUS = 15;

/** One view of the newest pass with the field outline. The vegetation view also marks weak areas (SAT-08). */
export const PlotPicture = ({
  field,
  result,
  view,
}: {
  readonly field: Field;
  readonly result: Result;
  readonly view: View;
}) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const height = WIDTH * heightToWidth(result.corners);
  const project = createProjection(result.corners, WIDTH, height);
  const path = `M${projectOutline(field.boundary, project)
    .map((at) => at.map((n) => n.toFixed(1)).join(' '))
    .join('L')}Z`;
  const png = result.pictures.find((one) => one.view === view)?.png;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${height.toFixed(1)}`}
      role="img"
      aria-label={words.picture(words.views[view], format.shortDay(result.pass_date))}
    >
      {png && (
        <image
          href={`data:image/png;base64,${png}`}
          width={WIDTH}
          height={height}
          preserveAspectRatio="none"
          className={styles.pixels}
        />
      )}
      <path d={path} className={styles.halo} />
      <path d={path} className={styles.outline} />
      {view === 'ndvi' &&
        result.problemAreas.map((area) => {
          const [x, y] = project(area);
          return (
            <g key={`${area.lat} ${area.lng}`}>
              <circle cx={x} cy={y} r={RADIUS} className={styles.marker} />
              <text x={x} y={y} className={styles.number}>
                {percent(area.ndvi)}
              </text>
            </g>
          );
        })}
    </svg>
  );
};
