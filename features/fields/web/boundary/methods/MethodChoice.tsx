import { ways, type Way } from '../draft-store.ts';
import { useBoundaryWords } from '../words.ts';
import { methodPictures } from './method-pictures.tsx';
import styles from '../boundary.module.css';

interface Props {
  readonly onChoose: (way: Way) => void;
  readonly isMapHere: boolean;
}

/** The four methods, each with its drawing. */
export const MethodChoice = ({ onChoose, isMapHere }: Props) => {
  const words = useBoundaryWords();
  return (
    <>
      <p>{words.ask}</p>
      <div className={styles.ways}>
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            className={styles.way}
            onClick={() => onChoose(way)}
            disabled={way === 'draw' && !isMapHere}
          >
            {methodPictures[way]}
            <strong>{words.ways[way]}</strong>
            <span>{way === 'draw' && !isMapHere ? words.drawWaits : words.ways[`${way}Text`]}</span>
          </button>
        ))}
      </div>
    </>
  );
};
