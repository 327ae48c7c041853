import { tints } from '#knowledge/lessons/draw.ts';
import type { Drawing, Shape, Tint } from '#knowledge/lessons/types.ts';
import styles from './Blocks.module.css';

const WIDTH = 320;
const tint = (name: Tint | undefined): string => (name ? tints[name] : 'none');

const Drawn = ({ shape }: { readonly shape: Shape<string> }) =>
  'text' in shape ? (
    <text
      x={shape.at[0]}
      y={shape.at[1]}
      fontSize={shape.size ?? 11}
      textAnchor={shape.anchor ?? 'start'}
      fill={tints.ink}
    >
      {shape.text}
    </text>
  ) : (
    <path
      d={shape.d}
      fill={tint(shape.fill)}
      stroke={tint(shape.line)}
      strokeWidth={shape.width ?? 1}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );

/** An image with its own background, so it looks the same in both themes; its caption is below. */
export const Picture = ({ drawing: { height, alt, shapes } }: { readonly drawing: Drawing<string> }) => (
  <figure className={styles.figure}>
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <rect width={WIDTH} height={height} fill={tints.paper} />
      {shapes.map((shape, i) => (
        <Drawn key={i} shape={shape} />
      ))}
    </svg>
    <figcaption>{alt}</figcaption>
  </figure>
);
