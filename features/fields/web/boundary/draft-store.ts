import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export const ways = ['walk', 'corners', 'draw', 'sides'] as const;
export type Way = (typeof ways)[number];

/** A boundary being measured. Stored per farmer and field, so that a killed app loses no step. */
export interface Draft {
  readonly way: Way;
  /** The state that each method stores; increase SHAPE when one of them changes. */
  readonly state: unknown;
  readonly savedAt: number;
}
/** `full`: the phone has no space left, so the measurement lives only as long as the screen. */
export type SaveResult = 'kept' | 'full' | 'unavailable';

interface DraftStore {
  read(key: string): Promise<Draft | null>;
  keep(key: string, draft: Draft): Promise<SaveResult>;
  drop(key: string): Promise<void>;
}

const SHAPE = 1;
interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: Draft & { readonly shape: number } };
}

let opened: Promise<IDBPDatabase<DraftDatabase>> | null = null;
const open = (): Promise<IDBPDatabase<DraftDatabase>> => {
  const forget = (): void => {
    opened = null;
  };
  opened ??= openDB<DraftDatabase>('mavuno-boundaries', 1, {
    upgrade: (db) => void db.createObjectStore('drafts'),
    // Sign-out deletes the database, also from another tab.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
};

export const draftStore: DraftStore = {
  read: async (key) => {
    try {
      const saved = await (await open()).get('drafts', key);
      return saved?.shape === SHAPE ? saved : null;
    } catch {
      return null;
    }
  },
  keep: async (key, draft) => {
    try {
      const tx = (await open()).transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([tx.store.put({ ...draft, shape: SHAPE }, key), tx.done]);
      return 'kept';
    } catch (fault) {
      return (fault as { name?: string } | null)?.name === 'QuotaExceededError' ? 'full' : 'unavailable';
    }
  },
  drop: async (key) => {
    try {
      await (await open()).delete('drafts', key);
    } catch {
      /* An unreadable draft is offered once more; the farmer can start again. */
    }
  },
};
