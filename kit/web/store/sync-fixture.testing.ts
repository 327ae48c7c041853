import * as z from 'zod/mini';
import { command } from '#kit/sync/commands.ts';
import type { Projection } from '#kit/sync/commands.ts';
import { PART_BYTES } from '#kit/sync/limits.ts';
import { ModelServer, type Note, type NoteArgs } from '#kit/sync/model/server.ts';
import type { CallResult } from '../call.ts';
import { openDisk, type Disk } from './disk.ts';
import { createStore, type Store, type StoreDeps } from './store.ts';
import type { Transport } from './transport.ts';

const args = z.object({ id: z.string().check(z.minLength(1)), word: z.string() });
export const createNote = command('notes.create', args, ['notes.limit_reached']);
export const appendWord = command('notes.append', args, ['notes.not_found']);
export const removeNote = command('notes.remove', args, ['notes.not_found']);

const projection = (p: Projection<NoteArgs>): Projection => p as Projection;
export const projections = {
  'notes.create': projection((view, { id }) => {
    if (!view.get('note', id)) view.put('note', { id, words: [] } as Note);
  }),
  'notes.remove': projection((view, { id }) => view.remove('note', id)),
  'notes.append': projection((view, { id, word }) => {
    const note = view.get<Note>('note', id);
    if (note && !note.words.includes(word))
      view.put('note', { ...note, words: [...note.words, word] } as Note);
  }),
};

/**
 * What happens to one request: it succeeds, it is lost before the server, its reply is lost after the server
 * handled it, or the server refuses it.
 */
export type NetworkState =
  | 'fine'
  | 'lost'
  | 'answer_lost'
  | { readonly code: string; readonly retryAfterSeconds?: number };

const unreachable = { ok: false, code: 'network.unreachable' } as const;

/** A server for several users behind a simulated network whose state the test sets. */
export class SyncFixture {
  readonly servers = new Map<string, ModelServer>();
  readonly photos = new Map<string, Map<number, number>>();
  /** User id of the session cookie. */
  session: string | null = null;
  networkState: () => NetworkState = () => 'fine';
  readonly log: string[] = [];

  serverFor(userId: string): ModelServer {
    const server = this.servers.get(userId) ?? new ModelServer();
    this.servers.set(userId, server);
    return server;
  }

  async #through<T>(what: string, work: () => CallResult<T>): Promise<CallResult<T>> {
    this.log.push(what);
    await new Promise((resolve) => setImmediate(resolve));
    const weather = this.networkState();
    if (weather === 'lost') return unreachable;
    if (typeof weather === 'object') return { ok: false, ...weather };
    if (!this.session) return { ok: false, code: 'session.missing' };
    const result = work();
    return weather === 'answer_lost' ? unreachable : result;
  }

  readonly transport: Transport = {
    exchange: (body) =>
      this.#through(`exchange ${body.commands.length}`, () => {
        if (body.userId !== this.session) return { ok: false, code: 'sync.other_user' };
        return { ok: true, value: this.serverFor(body.userId).exchange(JSON.parse(JSON.stringify(body)))! };
      }),
    getUploadStatus: ({ userId, hash }) =>
      this.#through('upload', () =>
        userId === this.session
          ? { ok: true, value: { complete: false, parts: [...(this.photos.get(hash) ?? new Map()).keys()] } }
          : { ok: false, code: 'sync.other_user' },
      ),
    uploadPart: ({ userId, hash, size }, start, bytes) =>
      this.#through(`part ${start / PART_BYTES}`, () => {
        if (userId !== this.session) return { ok: false, code: 'sync.other_user' };
        const parts = this.photos.get(hash) ?? new Map<number, number>();
        this.photos.set(hash, parts.set(start, bytes.byteLength));
        const complete = [...parts.values()].reduce((sum, n) => sum + n, 0) === size;
        return { ok: true, value: { complete, parts: complete ? [] : [...parts.keys()] } };
      }),
  };
}

export const openNamedDisk = async (
  name: string,
  more: Parameters<typeof openDisk>[1] = {},
): Promise<Disk> => {
  const disk = await openDisk(name, more);
  if (!disk.ok) throw new Error(disk.code);
  return disk.value;
};

export const openStore = async (
  disk: Disk,
  fixture: SyncFixture,
  more: Partial<StoreDeps> = {},
): Promise<Store> =>
  createStore({
    disk,
    projections: async () => projections,
    transport: fixture.transport,
    random: () => 0,
    ...more,
  });

export const noteWords = (store: Store, id: string): readonly string[] | undefined =>
  (store.snapshot().view.get('note', id) as unknown as Note | undefined)?.words;
