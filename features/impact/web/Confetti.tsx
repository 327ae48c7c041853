import { useEffect, useState } from 'react';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import styles from './Confetti.module.css';

const PIECES = 18;
const CELEBRATED_KEY = 'impact_celebrated';
const isMotionAllowed = (): boolean =>
  typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** GAM-05, once per farmer on a phone: repeated confetti is a nuisance. The text stays. */
export const Confetti = ({ message }: { readonly message: string }) => {
  const user = useStoreUser();
  const [isFalling] = useState(
    () => isMotionAllowed() && user !== null && readPreference(CELEBRATED_KEY) !== user,
  );
  useEffect(() => {
    if (isFalling) writePreference(CELEBRATED_KEY, user);
  }, [isFalling, user]);
  return (
    <>
      <p className={styles.said}>{message}</p>
      {isFalling && (
        <div className={styles.sky} aria-hidden="true" data-confetti="">
          {Array.from({ length: PIECES }, (_, i) => (
            <i key={i} />
          ))}
        </div>
      )}
    </>
  );
};
