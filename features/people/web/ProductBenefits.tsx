import { useEffect, useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { usePeopleWords } from './use-sign-in.ts';
import styles from './AuthScreen.module.css';

type Crop = 'bean' | 'maize' | 'coffee';

/** The shipped leaf model's measured accuracy on held-out field photos; passed in by the app. */
export interface Accuracy {
  /** Per crop, never averaged: how many of 100 photos were named right. */
  readonly crops: readonly { readonly crop: Crop; readonly right: number; readonly photos: number }[];
  readonly day: string;
  /** Where the method is described. */
  readonly href: string;
}

const benefits = ['planning', 'satellite', 'scan', 'weather', 'advice', 'community'] as const;

const Tile = ({
  title,
  text,
  link,
}: {
  readonly title: string;
  readonly text: string;
  readonly link?: { href: string; label: string };
}) => (
  <li className={styles.tile}>
    <strong>{title}</strong>
    <span>{text}</span>
    {link && <a href={link.href}>{link.label}</a>}
  </li>
);

const AccuracyTile = ({ accuracy }: { readonly accuracy: Accuracy | null }) => {
  const words = usePeopleWords();
  const { shortDay } = useFormat();
  const [first, ...others] = accuracy?.crops ?? [];
  if (!accuracy || !first)
    return <Tile title={words.tiles.accuracyNone} text={words.tiles.accuracyNoneText} />;
  const rest = others.map(({ crop, right }) => `${words.tiles.crops[crop]} ${right}`).join(', ');
  const photos = accuracy.crops.reduce((sum, { photos: n }) => sum + n, 0);
  const text = words.tiles.accuracyText(words.tiles.crops[first.crop], rest, photos, shortDay(accuracy.day));
  return (
    <Tile
      title={words.tiles.accuracy(first.right)}
      text={text}
      link={{ href: accuracy.href, label: words.tiles.method }}
    />
  );
};

interface Props {
  readonly readAccuracy?: (() => Promise<Accuracy | null>) | undefined;
}

export const ProductBenefits = ({ readAccuracy }: Props) => {
  const words = usePeopleWords();
  const [accuracy, setAccuracy] = useState<Accuracy | null>(null);
  useEffect(() => {
    readAccuracy?.().then(setAccuracy, () => setAccuracy(null));
  }, [readAccuracy]);
  return (
    <div className={styles.promises}>
      <ul className={styles.tiles}>
        <AccuracyTile accuracy={accuracy} />
        <Tile title={words.tiles.yield} text={words.tiles.yieldText} />
        <Tile title={words.tiles.organic} text={words.tiles.organicText} />
      </ul>
      <Fold id="purpose" title={words.purpose} fact={words.purposeFact}>
        <ul className={styles.list}>
          {benefits.map((part) => (
            <li key={part}>
              <span>{words.list[part]}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
};
