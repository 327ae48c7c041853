import { useRef } from 'react';
import { useRow, useSyncStatus } from '#kit/web/store/hooks.ts';
import { vote as voteCommand } from '../../contract.ts';
import type { Target } from '../../domain/post.ts';
import { nextVote, scoreChange } from '../../domain/vote.ts';
import type { Vote } from '../projections.ts';
import { useSend } from '../use-send.ts';

/**
 * The user's vote and the score: first optimistic, then as counted by the server. `score` is the last score
 * read.
 */
export const useVote = (target: Target, id: string, score: number) => {
  const row = useRow<Vote>('community_vote', id);
  const { online } = useSyncStatus();
  const { send } = useSend();
  const mine = row?.direction ?? 'none';
  const serverDirection = row?.pending ? (row.was ?? 'none') : mine;
  const lastRead = useRef({ score, known: serverDirection });
  if (lastRead.current.score !== score) lastRead.current = { score, known: serverDirection };
  // The loaded score includes my vote as of then; later the command's reply includes the new score.
  const shown =
    lastRead.current.known === serverDirection
      ? score + scoreChange(serverDirection, mine)
      : (row?.vote_score ?? score);
  return {
    mine: mine === 'none' ? null : mine,
    score: shown,
    /** A vote is being sent. Offline, it can still be changed. */
    busy: row?.pending === true && online,
    vote: (tapped: 'up' | 'down'): void => {
      void send(voteCommand, { id, target, direction: nextVote(mine, tapped) }, { offline: '' });
    },
  };
};
