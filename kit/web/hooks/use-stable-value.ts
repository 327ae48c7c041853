import { useRef } from 'react';

/**
 * Returns the previous object while the content is equal, so that dependent effects do not run again. For
 * plain data.
 */
export const useStableValue = <T>(value: T): T => {
  const last = useRef(value);
  if (last.current !== value && JSON.stringify(last.current) !== JSON.stringify(value)) last.current = value;
  return last.current;
};
