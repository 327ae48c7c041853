/** Message to the browser's other tabs: rows or the outbox changed, or a user signed in or out. */
export type TabMessage = 'rows' | 'outbox' | 'user';
export interface Tabs {
  post(what: TabMessage): void;
  close(): void;
}

const NAME = 'mavuno-tabs';
const isTabMessage = (data: unknown): data is TabMessage =>
  data === 'rows' || data === 'outbox' || data === 'user';

const byStorage = (heard: (what: TabMessage) => void): Tabs => {
  const listen = ({ key, newValue }: StorageEvent): void => {
    const what = newValue?.split(' ')[0];
    if (key === NAME && isTabMessage(what)) heard(what);
  };
  addEventListener('storage', listen);
  return {
    // The event fires only when the value changes.
    post: (what) => {
      try {
        localStorage.setItem(NAME, `${what} ${Math.random()}`);
      } catch {
        /* other tabs read it when they open */
      }
    },
    close: () => removeEventListener('storage', listen),
  };
};

/** Safari before 15.4 has no BroadcastChannel. */
export const openTabs = (heard: (what: TabMessage) => void): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return byStorage(heard);
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => {
    if (isTabMessage(data)) heard(data);
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
