import { freshness } from '#kit/sync/freshness.ts';
import { useSyncStatus } from '../store/hooks.ts';
import { Age } from './Age.tsx';

/**
 * Whether the rows of this screen are live or stored, and since when. Hidden while something waits to be
 * sent, because the ribbon above every screen says so.
 */
export const Fresh = ({ lead = '' }: { readonly lead?: string }) => {
  const { online, lastSyncAt, waiting, photosWaiting } = useSyncStatus();
  const now = freshness({ online, waiting: waiting + photosWaiting, lastSyncAt }, Date.now());
  if (now.is === 'waiting') return null;
  return (
    <>
      {lead}
      <Age at={lastSyncAt} kind={now.is} />
    </>
  );
};
