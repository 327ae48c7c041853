/** Message to the browser's other tabs: rows or the outbox changed, or a user signed in or out. */
export type TabMessage = 'rows' | 'outbox' | 'user';
interface TabChannel {
  post(what: TabMessage): void;
  close(): void;
}

const CHANNEL_NAME = 'mavuno-tabs';
const isTabMessage = (data: unknown): data is TabMessage =>
  data === 'rows' || data === 'outbox' || data === 'user';

const createStorageChannel = (onMessage: (what: TabMessage) => void): TabChannel => {
  const listen = ({ key, newValue }: StorageEvent): void => {
    const what = newValue?.split(' ')[0];
    if (key === CHANNEL_NAME && isTabMessage(what)) onMessage(what);
  };
  addEventListener('storage', listen);
  return {
    // The event fires only when the value changes.
    post: (what) => {
      try {
        localStorage.setItem(CHANNEL_NAME, `${what} ${Math.random()}`);
      } catch {
        /* other tabs read it when they open */
      }
    },
    close: () => removeEventListener('storage', listen),
  };
};

/** Safari before 15.4 has no BroadcastChannel. */
export const openTabChannel = (onMessage: (what: TabMessage) => void): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return createStorageChannel(onMessage);
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = ({ data }) => {
    if (isTabMessage(data)) onMessage(data);
  };
  let open = true;
  return {
    post: (what) => {
      if (open) channel.postMessage(what);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
};
