import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_DELAY_MS } from './backoff.ts';
import { ModelDevice } from './model/device.ts';
import { ModelServer, type Request } from './model/server.ts';
import { MAX_FAULTS } from './outbox.ts';

type Step =
  | {
      readonly do: 'act';
      readonly device: number;
      readonly what: 'create' | 'append' | 'remove';
      readonly note: number;
    }
  | {
      readonly do: 'begin' | 'giveUp' | 'crash' | 'urge';
      readonly device: number;
      readonly tab: number;
      readonly random: number;
    }
  | {
      readonly do: 'deliver';
      readonly message: number;
      readonly again: boolean;
      readonly faultAt: number | undefined;
      readonly dieAfter: number | undefined;
    }
  | { readonly do: 'reply' | 'loseRequest' | 'loseReply'; readonly message: number; readonly random: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'purge' };

const device = fc.nat(1);
const tab = fc.constantFrom(0, 0, 0, 1);
const message = fc.nat(50);
const random = fc.double({ min: 0, max: 0.999, noNaN: true });
const sometimes = fc.option(fc.nat(3), { nil: undefined, freq: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      device,
      what: fc.constantFrom('create', 'append', 'append', 'remove'),
      note: fc.nat(6),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('begin' as const), device, tab, random }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      message,
      again: fc.boolean(),
      faultAt: sometimes,
      dieAfter: sometimes,
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('reply' as const), message, random }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('giveUp' as const, 'crash' as const, 'urge' as const),
      device,
      tab,
      random,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('loseRequest' as const, 'loseReply' as const),
      message,
      random,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 20_000 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'purge' as const }) },
);

/**
 * Two phones of one farmer with two tabs each, one server, and a network that loses, repeats, delays and
 * reorders messages.
 */
class World {
  readonly server = new ModelServer();
  readonly devices = [new ModelDevice(), new ModelDevice()];
  requests: { device: number; ticket: number; request: Request }[] = [];
  replies: { device: number; ticket: number; reply: NonNullable<ReturnType<ModelServer['exchange']>> }[] = [];
  now = 0;
  made: { id: string; device: number; name: string; note: string; word: string }[] = [];
  knownRefused = new Set<string>();
  tickets = 0;

  act(d: number, what: string, note: number): void {
    const created = this.made.filter((m) => m.name === 'notes.create');
    const id = `c${this.made.length}`;
    const target = what === 'create' || created.length === 0 ? null : created[note % created.length]!.note;
    const name = target ? `notes.${what}` : 'notes.create';
    const made = {
      id,
      device: d,
      name,
      note: target ?? `n${this.made.length}`,
      word: `w${this.made.length}`,
    };
    this.made.push(made);
    this.devices[d]!.enqueue(id, name, { id: made.note, word: made.word });
  }

  begin(d: number, tab = 0): void {
    const it = this.devices[d]!;
    const ticket = ++this.tickets;
    const request = it.startRequest(tab, ticket, this.now);
    if (!request) return;
    expect(this.now - it.tabs[tab]!.failedAt, 'a pause between two tries').toBeGreaterThanOrEqual(
      MIN_DELAY_MS,
    );
    for (const c of request.commands)
      expect(this.knownRefused, 'a refusal is never sent again').not.toContain(c.id);
    this.requests.push({ device: d, ticket, request });
  }

  deliver(i: number, again: boolean, faultAt?: number, dieAfter?: number): void {
    const sent = this.requests[i % this.requests.length];
    if (!sent) return;
    if (!again) this.requests.splice(this.requests.indexOf(sent), 1);
    const reply = this.server.exchange(sent.request, { faultAt, dieAfter });
    if (reply) this.replies.push({ ...sent, reply });
  }

  reply(i: number, random = 0.5): void {
    const [came] = this.replies.length > 0 ? this.replies.splice(i % this.replies.length, 1) : [];
    if (!came) return;
    const it = this.devices[came.device]!;
    it.receiveReply(came.ticket, came.reply, this.now, random);
    for (const item of it.items) if (item.state === 'refused') this.knownRefused.add(item.id);
  }

  take(s: Step): void {
    if (s.do === 'act') this.act(s.device, s.what, s.note);
    else if (s.do === 'begin') this.begin(s.device, s.tab);
    else if (s.do === 'giveUp')
      this.devices[s.device]!.failRequest(s.tab, 'network.unreachable', this.now, s.random);
    else if (s.do === 'crash') this.devices[s.device]!.crash(s.tab);
    else if (s.do === 'urge') this.devices[s.device]!.retryNow(s.tab);
    else if (s.do === 'deliver') this.deliver(s.message, s.again, s.faultAt, s.dieAfter);
    else if (s.do === 'reply') this.reply(s.message, s.random);
    else if (s.do === 'loseRequest') this.requests.splice(s.message % (this.requests.length || 1), 1);
    else if (s.do === 'loseReply') this.replies.splice(s.message % (this.replies.length || 1), 1);
    else if (s.do === 'wait') this.now += s.ms;
    else this.server.purge();
  }

  /** The network is back: late requests arrive, then both phones sync until idle. */
  heal(): void {
    while (this.requests.length > 0) this.deliver(0, false);
    while (this.replies.length > 0) this.reply(0);
    for (let round = 0; round < 60; round += 1) {
      for (const d of [0, 1]) {
        this.now += 400_000;
        this.devices[d]!.failRequest(0, 'network.unreachable', this.now, 0.5);
        this.now += 400_000;
        this.begin(d);
        while (this.requests.length > 0) this.deliver(0, false);
        while (this.replies.length > 0) this.reply(0);
      }
    }
  }

  /** Every action that was not refused is visible on the screen at all times. */
  checkScreens(): void {
    for (const [d, it] of this.devices.entries()) {
      const view = new Map(it.view().map((n) => [n.id, n]));
      for (const note of view.values()) expect(new Set(note.words).size).toBe(note.words.length);
      for (const m of this.made.filter((x) => x.device === d && x.name === 'notes.append')) {
        const item = it.items.find((i) => i.id === m.id);
        if (item && item.state !== 'refused' && view.has(m.note))
          expect(view.get(m.note)!.words).toContain(m.word);
      }
    }
  }

  checkEnd(): void {
    const { server } = this;
    for (const it of this.devices) {
      expect(it.rows, 'both phones hold what the server holds').toEqual(server.notes);
      expect(it.view().map(({ id, words }) => ({ id, words }))).toEqual(
        [...server.notes.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
      );
    }
    expect(new Set(server.applied).size, 'nothing twice').toBe(server.applied.length);
    for (const m of this.made) {
      const item = this.devices[m.device]!.items.find((i) => i.id === m.id);
      const outcome = server.savedOutcomes.get(m.id);
      expect(item?.state, 'nothing lost').toMatch(/applied|refused/);
      if (item?.state === 'applied') expect(outcome?.result).toBe('applied');
      else if (item?.refusal?.code !== 'server.fault') expect(outcome?.result).toBe('refused');
      else
        expect(server.faults.get(m.id), 'aside only for its own faults').toBeGreaterThanOrEqual(MAX_FAULTS);
    }
    for (const d of [0, 1]) {
      const aside = new Set(this.devices[d]!.items.filter((i) => i.faults >= MAX_FAULTS).map((i) => i.id));
      const inOrder = this.made
        .filter((m) => m.device === d && server.applied.includes(m.id) && !aside.has(m.id))
        .map((m) => m.id);
      expect(
        server.applied.filter((id) => inOrder.includes(id)),
        'in the order they were done',
      ).toEqual(inOrder);
    }
  }
}

const runs = { numRuns: Number(process.env['SYNC_RUNS'] ?? 400) };

test('X-04 X-04b FLD-28 despite faults and crashes phones and server agree: nothing lost, doubled or reordered', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 160 }), (steps) => {
      const world = new World();
      for (const s of steps) {
        world.take(s);
        world.checkScreens();
      }
      world.heal();
      world.checkEnd();
    }),
    runs,
  );
}, 120_000);

test('a server restored from a backup gets the commands that the phone still has again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (before, after) => {
      const world = new World();
      const talk = (): void => {
        world.now += 400_000;
        world.begin(0);
        world.deliver(0, false);
        world.reply(0);
      };
      const settle = (): void => {
        for (let i = 0; i < 20; i += 1) talk();
      };
      world.act(0, 'create', 0);
      for (let i = 0; i < before; i += 1) world.act(0, 'append', 0);
      settle();
      const restore = world.server.backup();
      for (let i = 0; i < after; i += 1) world.act(0, 'append', 0);
      settle();
      restore();
      settle();
      expect(world.server.notes.get('n0')?.words).toHaveLength(before + after);
      expect(world.devices[0]!.rows).toEqual(world.server.notes);
    }),
    { numRuns: 60 },
  );
});
