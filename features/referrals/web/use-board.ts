import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { mutate } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { setBoard } from '../contract.ts';
import type { BoardEntry } from '../domain/board.ts';
import { useReferralWords } from './words.ts';

/** Adds the current user to the leaderboard or removes them. */
export const useBoard = (onChange: () => void) => {
  const text = useRefusalText(useReferralWords().refusals);
  const [busy, setBusy] = useState(false);
  const set = async (shown: BoardEntry | null): Promise<boolean> => {
    setBusy(true);
    const answer = await mutate(() => call(setBoard, { body: { shown } }));
    setBusy(false);
    if (answer.ok) onChange();
    else showToast(text(answer), { tone: 'bad' });
    return answer.ok;
  };
  return { busy, set };
};
export type BoardActions = ReturnType<typeof useBoard>;
