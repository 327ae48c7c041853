import { useRef } from 'react';
import { call } from '#kit/web/call.ts';
import { claimReview } from '../../contract.ts';

const KEEP_ALIVE_MS = 15 * 60_000;

/** Reports activity while the expert writes, so that a long answer does not lose its claim. */
export const useClaimKeepAlive = (id: string): (() => void) => {
  const last = useRef(Date.now());
  return () => {
    if (Date.now() - last.current < KEEP_ALIVE_MS) return;
    last.current = Date.now();
    void call(claimReview, { params: { id } });
  };
};
