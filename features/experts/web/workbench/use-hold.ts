import { useRef } from 'react';
import { call } from '#kit/web/call.ts';
import { claimReview } from '../../contract.ts';

const EVERY_MS = 15 * 60_000;

/** A sign of life while somebody writes, so that a long answer does not lose its question. */
export const useHold = (id: string): (() => void) => {
  const last = useRef(Date.now());
  return () => {
    if (Date.now() - last.current < EVERY_MS) return;
    last.current = Date.now();
    void call(claimReview, { params: { id } });
  };
};
