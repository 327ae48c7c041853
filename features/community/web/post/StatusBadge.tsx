import { State } from '#kit/web/ui/State.tsx';
import type { Question } from '../../contract.ts';
import { useCommunityWords } from '../words.ts';

const tones = { open: 'watch', answered: 'good', closed: 'unknown' } as const;

export const StatusBadge = ({ status }: { readonly status: Question['status'] }) => {
  const { statusOf } = useCommunityWords();
  return <State tone={tones[status]}>{statusOf[status]}</State>;
};
