import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { readPreference, writePreference } from '#kit/web/preference.ts';

/**
 * Height of an action with its reason, field and link at 360 pixels. Heights up to `SHAPES` are the skeleton,
 * and not stored.
 */
const USUAL = 256;
const SHAPES = 160;

/**
 * As high as its content was last time on this phone: content below must not move under a finger when it
 * loads.
 */
export const ReservedHeight = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) => {
  const key = `mavuno_room_${name}`;
  const inner = useRef<HTMLDivElement>(null);
  const [minHeight] = useState(() => Number(readPreference(key)) || USUAL);
  useEffect(() => {
    const element = inner.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => {
      if (element.offsetHeight > SHAPES) writePreference(key, String(element.offsetHeight));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [key]);
  return (
    <div style={{ minHeight }}>
      <div ref={inner}>{children}</div>
    </div>
  );
};
