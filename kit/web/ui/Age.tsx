import { useEffect, useState } from 'react';
import { useFormat } from '../format.ts';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';

const MINUTE = 60_000;

type AgeKind = 'saved' | 'updated' | 'live' | 'waiting';

/**
 * Whether a screen's data is live, stored (and since when), or waiting to be sent. One per screen or card.
 * Ages use this device's clock.
 */
export const Age = ({
  at,
  kind = 'updated',
}: {
  readonly at: number | string | Date | null;
  readonly kind?: AgeKind;
}) => {
  const words = useWords({ en, sw });
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (kind === 'waiting') return <small>{words.age.waiting}</small>;
  if (kind === 'live') return <small>{words.age.live}</small>;
  const then = at === null ? NaN : new Date(at).getTime();
  if (Number.isNaN(then)) return <small>{words.age.never}</small>;
  return <small>{words.age[kind](format.age(then, now))}</small>;
};
