import { lazy, useEffect, useState } from 'react';
import { Apart } from '#kit/web/ui/Apart.tsx';

const Urgent = lazy(async () => ({ default: (await import('#features/alerts/web/HomeAlerts.tsx')).HomeAlerts }));

/** After the sky: the first tap comes first. */
const LATER_MS = 1_400;

export const HomeAlerts = () => {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTime ? <Apart><Urgent /></Apart> : null;
};
