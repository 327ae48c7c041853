import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { readPreference, writePreference } from '#kit/web/preference.ts';

/**
 * Default height in pixels: an action with its reason, field and link on a screen 360 pixels wide. Heights up
 * to `SKELETON_HEIGHT_PX` belong to the skeleton and are not stored.
 */
const DEFAULT_HEIGHT_PX = 280;
const SKELETON_HEIGHT_PX = 160;

/**
 * Reserves the height that the content had last time on this phone, so that nothing below moves when it
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
  const [minHeight] = useState(() => Number(readPreference(key)) || DEFAULT_HEIGHT_PX);
  useEffect(() => {
    const element = inner.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > SKELETON_HEIGHT_PX) writePreference(key, String(element.offsetHeight));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return (
    <div style={{ minHeight }}>
      <div ref={inner}>{children}</div>
    </div>
  );
};
