import { useEffect, useState } from 'react';
import { HOUR_MS } from '#kit/pure/days.ts';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { timeLeft } from '../domain/review.ts';
import { lastTurn, type Review } from './use-reviews.ts';
import { useExpertWords, type ExpertWords } from './words.ts';

const MINUTE = 60_000;

const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
};

interface StateNotice {
  readonly tone: 'info' | 'good' | 'warn';
  readonly title: string;
  readonly text?: string;
}

/** A question's current status. Only the server sets a deadline, so an unsent question has none. */
export const stateOf = (review: Review, now: number, words: ExpertWords): StateNotice | null => {
  if (review.unsent) return { tone: 'info', title: words.saved };
  if (review.status !== 'waiting' && review.status !== 'claimed') return null;
  const { due_at: due } = lastTurn(review);
  const left = due === null ? null : timeLeft(due, now);
  const late = left !== null && left < 0 ? words.overdueBy(Math.floor(-left / HOUR_MS)) : null;
  if (review.status === 'claimed')
    return { tone: late ? 'warn' : 'info', title: words.claimed, ...(late && { text: late }) };
  if (left === null) return { tone: 'info', title: words.waiting, text: words.noExpert };
  return late
    ? { tone: 'warn', title: words.waiting, text: late }
    : { tone: 'good', title: words.responsePromise, text: words.timeLeft(Math.floor(left / HOUR_MS)) };
};

export const ReviewState = ({ review }: { readonly review: Review }) => {
  const words = useExpertWords();
  const state = stateOf(review, useNow(), words);
  return (
    state && (
      <Notice tone={state.tone} title={state.title}>
        {state.text && <p>{state.text}</p>}
      </Notice>
    )
  );
};
