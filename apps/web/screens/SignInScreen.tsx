import { useEffect, useState } from 'react';
import { AuthScreen } from '#features/people/web/AuthScreen.tsx';
import type { Accuracy } from '#features/people/web/ProductBenefits.tsx';
import { logError } from '#kit/web/log.ts';
import { useRows, useStore, useStoreUser } from '#kit/web/store/hooks.ts';

const crops = ['bean', 'maize', 'coffee'] as const;

/** The model card's figures for field photos, per crop and rounded down; laboratory photos are left out. */
const readAccuracy = async (): Promise<Accuracy> => {
  const { sets, date } = await import('#features/scanner/model/figures.json');
  const field = sets.filter((set) => set.kind === 'field');
  const measured = crops.flatMap((crop) => {
    const set = field.find((one) => one.crop === crop);
    return set ? [{ crop, right: Math.floor(set.top1 * 100), photos: set.n }] : [];
  });
  return { crops: measured, day: date, href: '/accuracy' };
};

/** Sign-in with the measured accuracy of the shipped model; the figures load after the first paint. */
export const SignInScreen = () => {
  const store = useStore();
  const userId = useStoreUser();
  const [waiting, setWaiting] = useState(0);
  // Counts again after the server ended a session.
  useEffect(() => {
    store.countWaiting().then(setWaiting, logError('app.sign_in'));
  }, [store, userId]);
  const guestChecks = useRows('scan').length;
  return <AuthScreen readAccuracy={readAccuracy} unsentCount={waiting} guestChecks={guestChecks} />;
};
