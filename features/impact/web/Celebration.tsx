import { useEffect, useState } from 'react';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { Confetti } from '#kit/web/ui/Confetti.tsx';
import styles from './dashboard.module.css';

const CELEBRATED_KEY = 'impact_celebrated';
const isMotionAllowed = (): boolean =>
  typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** GAM-05, once per farmer on a phone: repeated confetti is a nuisance. The text stays. */
export const Celebration = ({ message }: { readonly message: string }) => {
  const user = useStoreUser();
  const [isFalling] = useState(
    () => isMotionAllowed() && user !== null && readPreference(CELEBRATED_KEY) !== user,
  );
  useEffect(() => {
    if (isFalling) writePreference(CELEBRATED_KEY, user);
  }, [isFalling, user]);
  return (
    <>
      <p className={styles.celebrated}>{message}</p>
      {isFalling && <Confetti />}
    </>
  );
};
