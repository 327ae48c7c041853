import { useRef } from 'react';

/**
 * Returns the previous object while the content is the same, so that effects that depend on it do not run
 * again. For plain data.
 */
export const useSame = <T>(value: T): T => {
  const last = useRef(value);
  if (last.current !== value && JSON.stringify(last.current) !== JSON.stringify(value)) last.current = value;
  return last.current;
};
