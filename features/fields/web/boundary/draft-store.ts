import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export const boundaryMethods = ['walk', 'corners', 'draw', 'sides'] as const;
export type BoundaryMethod = (typeof boundaryMethods)[number];

/** A boundary being measured. Stored per farmer and field, so that a killed app loses no step. */
export interface Draft {
  readonly way: BoundaryMethod;
  /** The state that each method stores; increase DRAFT_VERSION when one of them changes. */
  readonly state: unknown;
  readonly savedAt: number;
}
/** `full`: the phone has no space left, so the measurement is lost when the screen closes. */
export type SaveResult = 'kept' | 'full' | 'unavailable';

interface DraftStore {
  read(key: string): Promise<Draft | null>;
  writeDraft(key: string, draft: Draft): Promise<SaveResult>;
  removeDraft(key: string): Promise<void>;
}

const DRAFT_VERSION = 1;
interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: Draft & { readonly shape: number } };
}

let databasePromise: Promise<IDBPDatabase<DraftDatabase>> | null = null;
const open = (): Promise<IDBPDatabase<DraftDatabase>> => {
  const forget = (): void => {
    databasePromise = null;
  };
  databasePromise ??= openDB<DraftDatabase>('mavuno-boundaries', 1, {
    upgrade: (db) => void db.createObjectStore('drafts'),
    // Sign-out deletes the database, also from another tab.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  databasePromise.catch(forget);
  return databasePromise;
};

export const draftStore: DraftStore = {
  read: async (key) => {
    try {
      const saved = await (await open()).get('drafts', key);
      return saved?.shape === DRAFT_VERSION ? saved : null;
    } catch {
      return null;
    }
  },
  writeDraft: async (key, draft) => {
    try {
      const tx = (await open()).transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([tx.store.put({ ...draft, shape: DRAFT_VERSION }, key), tx.done]);
      return 'kept';
    } catch (fault) {
      return (fault as { name?: string } | null)?.name === 'QuotaExceededError' ? 'full' : 'unavailable';
    }
  },
  removeDraft: async (key) => {
    try {
      await (await open()).delete('drafts', key);
    } catch {
      /* An unreadable draft is offered once more; the farmer can start again. */
    }
  },
};
