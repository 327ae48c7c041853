import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from './when-idle.ts';

const shown = new Set<string>();

interface Props {
  readonly part: string;
  /** As high as the content, so that nothing moves. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/** Content that loads after the rest of the screen works; at once when it was shown before. */
export const Deferred = ({ part, meanwhile = null, children }: Props) => {
  const [isTime, setTime] = useState(() => shown.has(part));
  useEffect(
    () =>
      isTime
        ? undefined
        : whenIdle(() => {
            shown.add(part);
            setTime(true);
          }),
    [part, isTime],
  );
  return <>{isTime ? children : meanwhile}</>;
};
