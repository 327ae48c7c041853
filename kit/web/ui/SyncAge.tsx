import { freshness } from '#kit/sync/freshness.ts';
import { useSyncStatus } from '../store/hooks.ts';
import { Age } from './Age.tsx';

/**
 * Whether the rows of this screen are live or stored, and since when. Hidden while something waits to be
 * sent, because the ribbon above every screen says so.
 */
export const SyncAge = ({ prefix = '' }: { readonly prefix?: string }) => {
  const { online, lastSyncAt, waiting, photosWaiting } = useSyncStatus();
  const age = freshness({ online, waiting: waiting + photosWaiting, lastSyncAt }, Date.now());
  if (age.is === 'waiting') return null;
  return (
    <>
      {prefix}
      <Age at={lastSyncAt} kind={age.is} />
    </>
  );
};
