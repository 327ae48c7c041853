/** What one tab tells the others of this browser: the disk changed, or somebody signed in or out. */
export type Told = 'rows' | 'outbox' | 'user';
export interface Tabs {
  tell(what: Told): void;
  close(): void;
}

const NAME = 'mavuno-tabs';
const isTold = (data: unknown): data is Told => data === 'rows' || data === 'outbox' || data === 'user';

const byStorage = (heard: (what: Told) => void): Tabs => {
  const listen = ({ key, newValue }: StorageEvent): void => {
    const what = newValue?.split(' ')[0];
    if (key === NAME && isTold(what)) heard(what);
  };
  addEventListener('storage', listen);
  return {
    // The event fires only on a changed value.
    tell: (what) => {
      try {
        localStorage.setItem(NAME, `${what} ${Math.random()}`);
      } catch {
        /* other tabs see it when they open */
      }
    },
    close: () => removeEventListener('storage', listen),
  };
};

/** Safari before 15.4 has no BroadcastChannel. */
export const openTabs = (heard: (what: Told) => void): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return byStorage(heard);
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => {
    if (isTold(data)) heard(data);
  };
  let open = true;
  return {
    tell: (what) => {
      if (open) channel.postMessage(what);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
};
