import { useRef } from 'react';
import { useRow, useSyncStatus } from '#kit/web/store/hooks.ts';
import { vote as voteCommand } from '../../contract.ts';
import type { Target } from '../../domain/post.ts';
import { nextVote, swing } from '../../domain/vote.ts';
import type { Vote } from '../projections.ts';
import { useSend } from '../use-send.ts';

/**
 * My vote and the score with it: at once as it should become, then as the server counts it. `score` is what
 * was read last.
 */
export const useVote = (target: Target, id: string, score: number) => {
  const row = useRow<Vote>('community_vote', id);
  const { online } = useSyncStatus();
  const { send } = useSend();
  const mine = row?.direction ?? 'none';
  const known = row?.pending ? (row.was ?? 'none') : mine;
  const read = useRef({ score, known });
  if (read.current.score !== score) read.current = { score, known };
  // The loaded score includes my vote as of then; later the command's reply includes the new score.
  const shown = read.current.known === known ? score + swing(known, mine) : (row?.vote_score ?? score);
  return {
    mine: mine === 'none' ? null : mine,
    score: shown,
    /** On its way. Without a network the wish can still be changed. */
    busy: row?.pending === true && online,
    vote: (tapped: 'up' | 'down'): void => {
      void send(voteCommand, { id, target, direction: nextVote(mine, tapped) }, { kept: '' });
    },
  };
};
