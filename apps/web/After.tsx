import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { whenRested } from './rest.ts';

const shown = new Set<string>();

interface Props {
  readonly part: string;
  /** As high as what comes, so that nothing moves. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What may come when the rest of the screen stands and the first tap works; at once where it was shown
 * before.
 */
export const After = ({ part, meanwhile = null, children }: Props) => {
  const [isTime, setTime] = useState(() => shown.has(part));
  useEffect(
    () =>
      isTime
        ? undefined
        : whenRested(() => {
            shown.add(part);
            setTime(true);
          }),
    [part, isTime],
  );
  return <>{isTime ? children : meanwhile}</>;
};
