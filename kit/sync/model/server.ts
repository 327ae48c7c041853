import type { Changes, Outcome, SentCommand, SyncReply } from '../exchange.ts';

/** A note is a set of words, which is enough to detect a lost, repeated or reordered command. */
export interface Note {
  readonly id: string;
  readonly words: readonly string[];
}
export type NoteArgs = { readonly id: string; readonly word: string };
export interface Request {
  readonly cursor: number;
  readonly restarting: boolean;
  readonly commands: readonly SentCommand[];
}

export const NOTES_LIMIT = 3;
const PAGE_SIZE = 2;

/** The server's rules in memory, for one user: a model of what kit/server/sync does with PostgreSQL. */
export class ModelServer {
  seq = 0;
  floor = 0;
  notes = new Map<string, Note>();
  log = new Map<string, { seq: number; deleted: boolean }>();
  savedOutcomes = new Map<string, Outcome>();
  /** Ids in the order they were applied. */
  applied: string[] = [];
  faults = new Map<string, number>();

  #decide({ name, args }: SentCommand): string | null {
    const { id, word } = args as NoteArgs;
    const note = this.notes.get(id);
    if (name === 'notes.create') {
      if (this.notes.size >= NOTES_LIMIT) return 'notes.limit_reached';
      this.notes.set(id, { id, words: [] });
    } else if (!note) return 'notes.not_found';
    else if (name === 'notes.remove') this.notes.delete(id);
    else this.notes.set(id, { id, words: [...note.words, word] });
    return null;
  }

  #apply(sent: SentCommand): Outcome {
    const before = this.savedOutcomes.get(sent.id);
    if (before) return before;
    this.seq += 1;
    const code = this.#decide(sent);
    const outcome: Outcome = code
      ? { result: 'refused', id: sent.id, code }
      : { result: 'applied', id: sent.id, seq: this.seq };
    if (!code) {
      const { id } = sent.args as NoteArgs;
      this.log.set(id, { seq: this.seq, deleted: !this.notes.has(id) });
      this.applied.push(sent.id);
    }
    this.savedOutcomes.set(sent.id, outcome);
    return outcome;
  }

  #pull({ cursor, restarting }: Request): Changes {
    const restart = cursor > this.seq || (cursor < this.floor && !restarting);
    const from = restart ? 0 : cursor;
    const newer = [...this.log]
      .filter(([, l]) => l.seq > from && (from > 0 || !l.deleted))
      .sort(([, a], [, b]) => a.seq - b.seq);
    const page = newer.slice(0, PAGE_SIZE);
    const more = newer.length > page.length;
    const rows = page.map(([id, l]) => ({
      kind: 'note',
      id,
      row: l.deleted ? null : { ...this.notes.get(id)! },
    }));
    return { rows, cursor: more ? page[page.length - 1]![1].seq : this.seq, head: this.seq, more, restart };
  }

  /** `faultAt`: the command that fails. `dieAfter`: the server dies after this many commands, without a reply. */
  exchange(
    request: Request,
    { faultAt, dieAfter }: { faultAt?: number | undefined; dieAfter?: number | undefined } = {},
  ): SyncReply | null {
    const outcomes: Outcome[] = [];
    for (const [i, sent] of request.commands.entries()) {
      if (i === dieAfter) return null;
      if (i === faultAt) {
        this.faults.set(sent.id, (this.faults.get(sent.id) ?? 0) + 1);
        outcomes.push(
          ...request.commands
            .slice(i)
            .map((c, j): Outcome => ({ result: 'retry', id: c.id, fault: j === 0 })),
        );
        break;
      }
      outcomes.push(this.#apply(sent));
    }
    return { outcomes, changes: this.#pull(request), serverTime: '' };
  }

  purge(): void {
    for (const [id, l] of this.log) {
      if (!l.deleted) continue;
      this.log.delete(id);
      this.floor = Math.max(this.floor, l.seq);
    }
  }

  backup(): () => void {
    const { seq, floor, notes, log, savedOutcomes, applied } = this;
    const copy = {
      seq,
      floor,
      notes: new Map(notes),
      log: new Map(log),
      savedOutcomes: new Map(savedOutcomes),
      applied: [...applied],
    };
    return () => void Object.assign(this, copy);
  }
}
