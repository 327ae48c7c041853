import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from './when-idle.ts';

const shownParts = new Set<string>();

interface Props {
  readonly part: string;
  /** Shown until then. Give it the height of the content, so that nothing below moves. */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

/** Content that loads after the rest of the screen works; at once when it was shown before. */
export const Deferred = ({ part, placeholder = null, children }: Props) => {
  const [isReady, setReady] = useState(() => shownParts.has(part));
  useEffect(
    () =>
      isReady
        ? undefined
        : whenIdle(() => {
            shownParts.add(part);
            setReady(true);
          }),
    [part, isReady],
  );
  return <>{isReady ? children : placeholder}</>;
};
