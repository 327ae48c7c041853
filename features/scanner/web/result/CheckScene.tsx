import { type ReactNode, useMemo } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { LESION } from '../../domain/photo/affected-area.ts';
import { outlinePath } from '../../domain/photo/outline.ts';
import { findSpots } from '../../domain/photo/spots.ts';
import type { LeafAnalysis } from '../../inference/messages.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import styles from './CheckScene.module.css';

/** What the analysis marked as sick: a ring around each small spot, an outline around larger areas. */
const Marks = ({ affected: { mask } }: Pick<LeafAnalysis, 'affected'>) => {
  const { spots, areas } = useMemo(() => findSpots(mask), [mask]);
  const outline = useMemo(() => outlinePath(areas, LESION), [areas]);
  return (
    <svg
      viewBox={`0 0 ${mask.size} ${mask.size}`}
      preserveAspectRatio="none"
      className={styles.marks}
      aria-hidden="true"
    >
      {spots.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
      <path d={outline} />
    </svg>
  );
};

interface Props {
  readonly scan: Pick<Scan, 'condition' | 'outcome' | 'affected_area_percentage'>;
  readonly hash: string | null;
  readonly picture?: Blob | undefined;
  /** Only while the analysis is in memory: it is not stored. */
  readonly analysis?: LeafAnalysis | undefined;
  readonly hasMarks: boolean;
  readonly head: ReactNode;
}

/** The top of a check: the photo with what was seen on it. */
export const CheckScene = ({ scan, hash, picture, analysis, hasMarks, head }: Props) => {
  const words = useScannerWords();
  const format = useFormat();
  if (!hash) return <div className={styles.bare}>{head}</div>;
  const percent = scan.affected_area_percentage;
  return (
    <div className={styles.scene}>
      <div className={styles.photo}>
        <Photo hash={hash} label={words.photoOf(words.title)} whole {...(picture && { picture })} />
        {analysis && hasMarks && <Marks affected={analysis.affected} />}
      </div>
      <div className={styles.head}>{head}</div>
      {hasMarks && percent !== null && (
        <p className={styles.badge}>{words.spotsOn(format.percent(percent / 100))}</p>
      )}
    </div>
  );
};
