import { useMemo, useState } from 'react';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { LEAF, MIN_LEAF_SHARE, LESION } from '../../domain/photo/affected-area.ts';
import { outlinePath } from '../../domain/photo/outline.ts';
import { LEAF_MODEL } from '../../inference/assets.ts';
import type { LeafAnalysis } from '../../inference/messages.ts';
import { useScannerWords } from '../words.ts';
import type { Leaf } from './scan-photo.ts';
import styles from './AnnotatedPhoto.module.css';

/** The leaf as a thin outline, affected parts with a light fill. */
const AffectedAreaOverlay = ({ affected: { mask } }: Pick<LeafAnalysis, 'affected'>) => {
  const [leaf, sick] = useMemo(() => [outlinePath(mask, LEAF), outlinePath(mask, LESION)], [mask]);
  const { size, cells } = mask;
  const filled = useMemo(
    () =>
      Array.from(cells)
        .flatMap((cell, i) => (cell === LESION ? [`M${i % size} ${Math.floor(i / size)}h1v1h-1z`] : []))
        .join(''),
    [cells, size],
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      className={styles.over}
      aria-hidden="true"
    >
      <path d={filled} className={styles.sick} />
      <path d={sick} className={styles.sickLine} />
      <path d={leaf} className={styles.leafLine} />
    </svg>
  );
};

const AttentionOverlay = ({
  attention: { size },
  cells,
}: Pick<LeafAnalysis, 'attention'> & { readonly cells: Uint8Array }) => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    preserveAspectRatio="none"
    className={classes(styles.over, styles.heat)}
    aria-hidden="true"
  >
    {Array.from(cells, (cell, i) => (
      <rect
        key={i}
        x={i % size}
        y={Math.floor(i / size)}
        width="1.02"
        height="1.02"
        opacity={(cell / 255) * 0.75}
      />
    ))}
  </svg>
);

interface Props {
  readonly leaf: Leaf;
  readonly label: string;
  readonly condition: string | null;
}

/** The photo with the affected area and, after a tap, where the network found evidence. */
export const AnnotatedPhoto = ({ leaf: { analysis, photo, picture }, label, condition }: Props) => {
  const words = useScannerWords();
  const [overlay, setShows] = useState<'area' | 'looked' | null>('area');
  const hasArea = condition !== null && analysis.affected.leafShare >= MIN_LEAF_SHARE;
  const cells = analysis.attention.byClass.find(([index]) => LEAF_MODEL.classes[index] === condition)?.[1];
  const chip = (what: 'area' | 'looked', text: string) => (
    <button
      type="button"
      className={classes(styles.chip, overlay === what && styles.on)}
      aria-pressed={overlay === what}
      onClick={() => setShows(overlay === what ? null : what)}
    >
      {text}
    </button>
  );
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <div className={styles.whole}>
          <Photo hash={photo.hash} picture={picture} label={label} whole />
          {overlay === 'area' && hasArea && <AffectedAreaOverlay affected={analysis.affected} />}
          {overlay === 'looked' && cells && <AttentionOverlay attention={analysis.attention} cells={cells} />}
        </div>
      </div>
      {(hasArea || cells) && (
        <figcaption>
          <div className={styles.chips}>
            {hasArea && chip('area', words.showArea)}
            {cells && chip('looked', words.showLooked)}
          </div>
          {overlay === 'area' && hasArea && <small>{words.areaNote}</small>}
          {overlay === 'looked' && cells && <small>{words.lookedNote}</small>}
        </figcaption>
      )}
    </figure>
  );
};
