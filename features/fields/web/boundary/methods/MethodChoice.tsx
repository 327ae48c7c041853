import { boundaryMethods, type BoundaryMethod } from '../draft-store.ts';
import { useBoundaryWords } from '../words.ts';
import { methodPictures } from './method-pictures.tsx';
import styles from '../boundary.module.css';

interface Props {
  readonly onChoose: (way: BoundaryMethod) => void;
  readonly isMapAvailable: boolean;
}

/** The four methods, each with its drawing. */
export const MethodChoice = ({ onChoose, isMapAvailable }: Props) => {
  const words = useBoundaryWords();
  return (
    <>
      <p>{words.ask}</p>
      <div className={styles.ways}>
        {boundaryMethods.map((way) => (
          <button
            key={way}
            type="button"
            className={styles.way}
            onClick={() => onChoose(way)}
            disabled={way === 'draw' && !isMapAvailable}
          >
            {methodPictures[way]}
            <strong>{words.ways[way]}</strong>
            <span>{way === 'draw' && !isMapAvailable ? words.drawWaits : words.ways[`${way}Text`]}</span>
          </button>
        ))}
      </div>
    </>
  );
};
