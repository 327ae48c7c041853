import type { ReplyOf } from '#kit/pure/contract.ts';
import { useFormat } from '#kit/web/format.ts';
import { Soft } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import type { readPlaces } from '../contract.ts';
import styles from './dashboard.module.css';
import { useImpactWords } from './words.ts';

const MOST = 5;

/** Where the farmer's own checks were made, and what was found there most often. */
export const PlaceList = ({ value: { places } }: { readonly value: ReplyOf<typeof readPlaces> }) => {
  const { places: words } = useImpactWords();
  const { language } = useLanguage();
  const format = useFormat();
  const titleOf = ({ fieldId, name, county }: (typeof places)[number]): string =>
    [fieldId === null ? words.elsewhere : name ?? words.unnamed, county].filter(Boolean).join(' · ');
  return (
    <ul className={styles.list}>
      {places.slice(0, MOST).map((place) => (
        <li key={place.fieldId ?? place.county ?? ''}>
          <strong>{titleOf(place)}</strong>
          <p>{words.line(format.number(place.checks), format.number(place.sick))} {place.condition && words.most(conditionByKey(place.condition)?.name[language] ?? place.condition)}</p>
          <Soft>{words.last(format.shortDay(new Date(place.lastCheck)))}</Soft>
        </li>
      ))}
    </ul>
  );
};
