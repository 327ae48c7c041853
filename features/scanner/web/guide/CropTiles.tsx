import { Link } from 'wouter';
import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/index.ts';
import { useGuideWords } from './guide-words.ts';
import styles from './Tiles.module.css';

/** The crop of conditions that come on every crop. */
export const ANY = 'any';

interface Props {
  readonly label: string;
  readonly crops: readonly string[];
  /** Where a crop leads. */
  readonly to: (crop: string) => string;
  /** A line below the crop's name. */
  readonly noteOf?: (crop: string) => string;
}

/** Crops as pictures; a tap opens the same screen for that crop. */
export const CropTiles = ({ label, crops, to, noteOf }: Props) => {
  const words = useGuideWords();
  const { language } = useLanguage();
  return (
    <nav aria-label={label}>
      <ul className={styles.crops}>
        {crops.map((crop) => (
          <li key={crop}>
            <Link href={to(crop)} className={styles.crop}>
              {drawingOf(crop)}
              <strong>{cropByKey(crop)?.name[language] ?? words.anyCrop}</strong>
              {noteOf && <small>{noteOf(crop)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The chosen crop and the way back to all of them. */
export const ChosenCrop = ({ crop, to }: { readonly crop: string; readonly to: string }) => {
  const words = useGuideWords();
  const { language } = useLanguage();
  return (
    <div className={styles.chosen}>
      {drawingOf(crop)}
      <h2>{cropByKey(crop)?.name[language] ?? words.anyCrop}</h2>
      <Link href={to}>{words.otherCrop}</Link>
    </div>
  );
};
