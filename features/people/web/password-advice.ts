import { useEffect, useState } from 'react';
import { logError } from '#kit/web/log.ts';
import { checkNewPassword } from '../domain/credentials.ts';
import type { PasswordOwner, Weakness } from '../domain/password-strength.ts';

/** Long enough that a slow phone does not estimate after every letter. */
const DEBOUNCE_MS = 300;

type Estimate = (password: string, owner: PasswordOwner) => Weakness | null;
let estimate: Estimate | null = null;

/**
 * The lists are large, so they are fetched only when a new password is typed. Without them only the server
 * checks.
 */
const loadEstimator = async (): Promise<void> => {
  estimate ??= (await import('../domain/password-strength.ts')).weaknessOf;
};

/**
 * Why a new password is easy to guess; null when it is not, is too short to tell, or the lists have not
 * loaded.
 */
export const findWeakness = (password: string, owner: PasswordOwner): Weakness | null => {
  const checked = checkNewPassword(password);
  return checked.ok && estimate ? estimate(checked.value, owner) : null;
};

/** The same during typing, a moment after the last letter. */
export const usePasswordAdvice = (password: string, { email, name }: PasswordOwner): Weakness | null => {
  const [weakness, setWeakness] = useState<Weakness | null>(null);
  useEffect(() => {
    if (password === '') return setWeakness(null);
    let isCurrent = true;
    const updateWeakness = (): void => {
      if (isCurrent) setWeakness(findWeakness(password, { email, name }));
    };
    const timer = setTimeout(() => {
      void loadEstimator().then(updateWeakness, logError('people.password_advice'));
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, email, name]);
  return weakness;
};
