import { freshness } from '#kit/sync/freshness.ts';
import { useSyncStatus } from '../store/hooks.ts';
import { Age } from './Age.tsx';

/**
 * Whether the rows of this screen are live or kept from earlier, and from when. While something waits to be
 * sent it is silent: the ribbon above every screen says so, and one place is enough.
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
