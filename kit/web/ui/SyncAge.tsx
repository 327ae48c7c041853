import { freshness } from '#kit/sync/freshness.ts';
import { useSyncStatus } from '../store/hooks.ts';
import { Age } from './Age.tsx';

interface Props {
  readonly prefix?: string;
  /** Says only that rows are stored: the text beside it says that they are live. */
  readonly isLiveHidden?: boolean;
}

/**
 * Whether the rows of this screen are live or stored, and since when. Hidden while something waits to be
 * sent, because the ribbon above every screen says so.
 */
export const SyncAge = ({ prefix = '', isLiveHidden = false }: Props) => {
  const { online, lastSyncAt, waiting, photosWaiting } = useSyncStatus();
  const age = freshness({ online, waiting: waiting + photosWaiting, lastSyncAt }, Date.now());
  if (age.is === 'waiting' || (isLiveHidden && age.is === 'live')) return null;
  return (
    <>
      {prefix}
      <Age at={lastSyncAt} kind={age.is} />
    </>
  );
};
