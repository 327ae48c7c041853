import { useWords } from '#kit/web/words.tsx';
import { communityEn } from '../words.en.ts';
import { communityOutboxEn } from '../words.outbox.en.ts';
import { communityOutboxSw } from '../words.outbox.sw.ts';
import { communitySw } from '../words.sw.ts';

export const useCommunityWords = () => useWords({ en: communityEn, sw: communitySw });
export type CommunityWords = ReturnType<typeof useCommunityWords>;
export const useCommunityRefusals = () => useWords({ en: communityOutboxEn, sw: communityOutboxSw }).refusals;
