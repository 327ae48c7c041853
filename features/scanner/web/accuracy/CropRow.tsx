import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { type Fact, FactList } from '#kit/web/ui/Facts.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import type { Figures, SetFigures } from '../../domain/accuracy-figures.ts';
import { farmerCropOf } from '../../domain/model-crops.ts';
import { useAccuracyWords, useNameOf, useShare } from './accuracy-words.ts';
import styles from './accuracy.module.css';

/** Minimum rise in the answered share (0 to 1) at which the page says that naming the crop helps. */
const MIN_ANSWERED_GAIN = 0.1;

const useFacts = () => {
  const words = useAccuracyWords();
  const share = useShare();
  return (set: SetFigures, groups: Figures['groups']): Fact[] => {
    const { cropNamed } = set;
    const several = groups.filter((group) => group.set === set.set);
    return [
      [words.first, words.right(share(set.top1), share(set.top1Low), share(set.top1High))],
      ...(set.rightWhenAnswered !== null && set.answered > 0
        ? [[words.oneName, words.answers(share(set.answered), share(set.rightWhenAnswered))] as const]
        : []),
      ...(cropNamed.rightWhenAnswered !== null && cropNamed.answered - set.answered > MIN_ANSWERED_GAIN
        ? [
            [
              words.cropNamed,
              words.answers(share(cropNamed.answered), share(cropNamed.rightWhenAnswered)),
            ] as const,
          ]
        : []),
      ...(set.candidates > 0 ? [[words.several, words.onPhotos(share(set.candidates))] as const] : []),
      ...(set.refused > 0 ? [[words.refused, words.onPhotos(share(set.refused))] as const] : []),
      ...(several.length > 0
        ? [
            [
              words.groups,
              several.map((group) => `${words.leaves(group.photos)} ${share(group.top1)}`).join(' · '),
            ] as const,
          ]
        : []),
    ];
  };
};

/** The bar says the same as the figure beside the name. */
const Bar = ({ share }: { readonly share: number }) => (
  <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
    <rect width="100%" height="8" rx="4" fill="var(--track)" />
    <rect width={`${Math.round(share * 100)}%`} height="8" rx="4" fill="var(--leaf)" />
  </svg>
);

interface Props {
  readonly set: SetFigures;
  readonly groups: Figures['groups'];
}

/** How often the first answer is right for one crop; a tap shows the other figures of its photos. */
const CropRow = ({ set, groups }: Props) => {
  const words = useAccuracyWords();
  const nameOf = useNameOf();
  const share = useShare();
  const factsOf = useFacts();
  // The laboratory photos of pepper show sweet pepper (capsicum).
  const crop = farmerCropOf(set.crop, set.kind === 'lab');
  return (
    <Fold
      id={`set-${set.set}`}
      picture={drawingOf(crop)}
      title={
        <span className={styles.head}>
          <span className={styles.name}>{nameOf(crop)}</span>{' '}
          <span className={styles.figure}>{share(set.top1)}</span>
        </span>
      }
      fact={
        <>
          <Bar share={set.top1} />
          {words.photos(set.n)}
        </>
      }
    >
      <FactList facts={factsOf(set, groups)} />
    </Fold>
  );
};

export const CropRows = ({
  sets,
  groups,
}: Pick<Props, 'groups'> & { readonly sets: readonly SetFigures[] }) =>
  sets.map((set) => <CropRow key={set.set} set={set} groups={groups} />);
