import { useEffect, useState } from 'react';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import styles from './Confetti.module.css';

const PIECES = 18;
const KEY = 'impact_celebrated';
const mayMove = (): boolean =>
  typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** GAM-05, once per farmer on a phone: repeated confetti is a nuisance. The text stays. */
export const Confetti = ({ said }: { readonly said: string }) => {
  const user = useStoreUser();
  const [falls] = useState(() => mayMove() && user !== null && readPreference(KEY) !== user);
  useEffect(() => {
    if (falls) writePreference(KEY, user);
  }, [falls, user]);
  return (
    <>
      <p className={styles.said}>{said}</p>
      {falls && (
        <div className={styles.sky} aria-hidden="true" data-confetti="">
          {Array.from({ length: PIECES }, (_, i) => (
            <i key={i} />
          ))}
        </div>
      )}
    </>
  );
};
