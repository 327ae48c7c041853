import { useRef } from 'react';
import { call } from '#kit/web/call.ts';
import { claimReview } from '../../contract.ts';

const EVERY_MS = 15 * 60_000;

/** Reports activity while the expert writes, so that a long answer does not lose its claim. */
export const useHold = (id: string): (() => void) => {
  const last = useRef(Date.now());
  return () => {
    if (Date.now() - last.current < EVERY_MS) return;
    last.current = Date.now();
    void call(claimReview, { params: { id } });
  };
};
