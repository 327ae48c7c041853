import { Badge } from '#kit/web/ui/Badge.tsx';
import type { Question } from '../../contract.ts';
import { useCommunityWords } from '../words.ts';

const tones = { open: 'sky', answered: 'leaf', closed: 'plain' } as const;

export const StatusBadge = ({ status }: { readonly status: Question['status'] }) => {
  const { statusOf } = useCommunityWords();
  return <Badge tone={tones[status]}>{statusOf[status]}</Badge>;
};
