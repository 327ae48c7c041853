import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { GuideReading } from '#features/training/contract.ts';
import { spokenText } from '#features/training/domain/blocks.ts';
import { guideAt } from '#features/training/domain/guide-address.ts';
import { guideKey, readSaved } from '#features/training/web/saved-documents.ts';
import { logError } from '#kit/web/log.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import type { Block } from '#knowledge/lessons/types.ts';
import type { ReadDocument } from './read-document.ts';

/** One of our guides, read on this phone, converted to document pages. */
const asDocument = ({ title, pages }: GuideReading): ReadDocument => {
  const read = pages.map((blocks, i) => ({
    n: i + 1,
    // The contract types a block more loosely than `Block`.
    text: spokenText(blocks as unknown as readonly Block<string>[]),
  }));
  return {
    name: title,
    type: 'pdf',
    kind: 'pdf',
    size: read.reduce((sum, { text }) => sum + text.length, 0),
    pages: read,
    of: read.length,
    cut: false,
  };
};

/**
 * `?guide=` names a guide stored on this phone, because its page was open a moment ago; it is opened once and
 * removed from the URL.
 */
export const useGuideToRead = (ready: boolean, show: (document: ReadDocument) => Promise<void>): void => {
  const address = new URLSearchParams(useSearch()).get('guide');
  const [, go] = useLocation();
  const store = useStore();
  const userId = useStoreUser();
  const open = useEffectEvent(async (owner: string, guide: NonNullable<ReturnType<typeof guideAt>>) => {
    const reading = await readSaved<GuideReading>(store, owner, guideKey(guide.id, guide.language)).catch(
      logError('documents.use_guide_to_read'),
    );
    if (reading) await show(asDocument(reading));
    go('/document-chat', { replace: true });
  });
  useEffect(() => {
    const guide = guideAt(address, location.origin);
    if (ready && guide !== null && userId !== null) void open(userId, guide);
  }, [address, ready, userId]);
};
