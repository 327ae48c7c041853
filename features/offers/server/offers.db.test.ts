import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient } from '#apps/server/testing.ts';
import { fieldOf } from '#features/farm-data/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  listOffers,
  offerArgs,
  postOffer,
  postReply,
  replyArgs,
  say,
  setRole,
  soon,
  createTrader,
  type TestServer,
} from './testing.ts';

let server: TestServer;
let seller: ApiClient;
let buyer: ApiClient;
let other: ApiClient;
beforeAll(async () => {
  server = await openTestServer();
  [seller, buyer, other] = [
    await createTrader(server, 'Wanjiku'),
    await createTrader(server, 'Otieno'),
    await createTrader(server, 'Achieng'),
  ];
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const PHONES = ['345678', '345 678', '000111'];
/** Everything this person can see: lists, single offers, and all rows synced to their phone. */
const everything = async (b: ApiClient, id: string): Promise<string> =>
  JSON.stringify([
    await listOffers(b),
    (await b.ask('GET', `/api/offers/${id}`)).body,
    (await b.sync([])).changes.rows.filter((r: { kind: string }) => r.kind.startsWith('sell_')),
  ]);
const seesPhone = async (b: ApiClient, id: string): Promise<boolean> => {
  const all = await everything(b, id);
  return PHONES.some((phone) => all.includes(phone));
};
const messages = async (b: ApiClient): Promise<any[]> => b.rows('notification');

test(
  'MKT-06 everybody can read and answer an offer; phone numbers are shared only between seller and accepted buyer',
  { timeout: 60_000 },
  async () => {
    const id = await postOffer(seller);
    expect(await listOffers(buyer)).toMatchObject({
      offers: [
        {
          id,
          crop: 'maize',
          price: 3_600,
          county: 'Nakuru',
          ward: 'Njoro',
          total_kg: expect.any(Number),
          seller: { name: 'Wanjiku' },
          state: 'open',
          distance_km: null,
        },
      ],
      next: null,
    });
    const answer = await postReply(buyer, id);
    const lost = await postReply(other, id, { price: 3_500, phone: '0733000999' });
    await expect.poll(() => seller.rows('sell_reply'), soon).toHaveLength(2);
    await expect
      .poll(async () => (await messages(seller)).map((m) => m.url), soon)
      .toContain(`/offers/${id}`);
    for (const b of [buyer, other]) expect(await seesPhone(b, id)).toBe(false);
    expect((await seller.rows('sell_reply')).map((r) => r.contact)).toEqual([null, null]);

    expect(await say(other, 'offers.accept', { id: answer })).toMatchObject({ code: 'offers.not_found' });
    expect(await say(buyer, 'offers.accept', { id: answer })).toMatchObject({ code: 'offers.not_yours' });
    expect(await say(seller, 'offers.accept', { id: answer })).toMatchObject({ result: 'applied' });
    await expect
      .poll(async () => (await buyer.rows('sell_reply'))[0], soon)
      .toMatchObject({
        id: answer,
        state: 'accepted',
        contact: { phone: '+254712345678', confirmed: false },
      });
    expect((await seller.rows('sell_reply')).find((r) => r.id === answer)).toMatchObject({
      mine: false,
      buyer: { name: 'Otieno' },
      contact: { phone: '+254722000111' },
    });
    await expect
      .poll(async () => (await other.rows('sell_reply'))[0], soon)
      .toMatchObject({ id: lost, state: 'passed', contact: null });
    expect(await seesPhone(other, id)).toBe(false);
    expect(JSON.stringify(await seller.rows('sell_reply'))).not.toContain('733000999');
    await expect.poll(async () => (await messages(buyer)).map((m) => m.url), soon).toContain(`/offers/${id}`);
    expect((await listOffers(other)).offers).toEqual([]);
  },
);

test('MKT-06 the database hides phone numbers, answers and closed offers from other users', async () => {
  const id = await postOffer(seller);
  await postReply(buyer, id);
  const seen = await server.database.asUser(other.userId, async (tx) => ({
    numbers: await tx.many(sql`select phone from sell_contacts where user_id <> ${other.userId}`),
    answers: await tx.many(sql`select id from sell_replies where offer_id = ${id}`),
    changed:
      (await tx.run(sql`update sell_offers set price = 1 where id = ${id}`)) +
      (await tx.run(sql`update sell_contacts set shown_to = ${other.userId} where id = ${id}`)),
  }));
  expect(seen).toEqual({ numbers: [], answers: [], changed: 0 });
  await say(seller, 'offers.close', { id });
  expect((await other.ask('GET', `/api/offers/${id}`)).status).toBe(404);
  expect((await buyer.ask('GET', `/api/offers/${id}`)).body.offer.state).toBe('closed');
});

test(
  'MKT-06 buyers are notified when an offer is sold, closed or expired, and the owner when it expires after 30 days',
  { timeout: 60_000 },
  async () => {
    const titles = async (b: ApiClient, id: string): Promise<string[]> =>
      (await messages(b))
        .filter((m) => m.url === `/offers/${id}`)
        .map((m) => m.said.en.title)
        .sort();
    const GONE = 'Your offer was not accepted: Maize';
    const owner = await createTrader(server, 'Chebet');
    const [agreed, closed, ended] = [await postOffer(owner), await postOffer(owner), await postOffer(owner)];
    const won = await postReply(buyer, agreed);
    for (const id of [agreed, closed, ended]) await postReply(other, id);
    await say(owner, 'offers.accept', { id: won });
    await say(owner, 'offers.close', { id: closed });
    await server.database.asSystem((tx) =>
      tx.run(sql`update sell_offers set ends_at = now() - interval '1 minute' where id = ${ended}`),
    );
    await server.upkeep();
    for (const id of [agreed, closed, ended])
      await expect.poll(() => titles(other, id), soon).toEqual([GONE]);
    await expect.poll(() => titles(buyer, agreed), soon).toEqual(['Your offer was accepted: Maize']);
    await expect.poll(() => titles(owner, ended), soon).toContain('Your listing has ended: Maize');
    expect((await messages(other)).find((m) => m.url === `/offers/${agreed}`).said.en.text).toContain(
      'another offer',
    );
    expect(await titles(owner, closed)).not.toContain('Your listing has ended: Maize');
  },
);

test(
  'MKT-06 only the owner can change an open offer; buyers are notified once a day, and new text is moderated again',
  { timeout: 60_000 },
  async () => {
    const owner = await createTrader(server, 'Njoki');
    const id = await postOffer(owner, { quantity: 20 });
    await postReply(buyer, id);
    const said = (over: object = {}) => ({
      id,
      grade: 'grade_2',
      quantity: 15,
      price: 3_800,
      ready_from: offerArgs().ready_from,
      note: 'Dried to 13 percent.',
      ...over,
    });
    const code = async (b: ApiClient, args: object): Promise<unknown> => {
      const o = await say(b, 'offers.change', args);
      return o.code ?? o.result;
    };
    expect([
      await code(buyer, said()),
      await code(owner, said({ price: 0 })),
      await code(owner, said({ price: 1e12 })),
      await code(owner, said({ quantity: 1e9 })),
      await code(owner, said({ note: 'Send your M-Pesa PIN to confirm the order' })),
    ]).toEqual([
      'offers.not_found',
      'offers.price_missing',
      'offers.price_high',
      'offers.quantity_high',
      'offers.not_allowed',
    ]);
    expect([await code(owner, said()), await code(owner, said({ quantity: 14 }))]).toEqual([
      'applied',
      'applied',
    ]);
    expect((await listOffers(other)).offers.find((o: any) => o.id === id)).toMatchObject({
      grade: 'grade_2',
      quantity: 14,
      price: 3_800,
      total_kg: 14 * 90,
      county: 'Nakuru',
    });
    const told = async (): Promise<string[]> =>
      (await messages(buyer)).map((m) => m.said.en.title).filter((title) => title.includes('has changed'));
    await expect.poll(told, soon).toEqual(['A listing you made an offer on has changed: Maize']);
    await expect
      .poll(async () => (await buyer.rows('sell_reply')).find((r) => r.offer_id === id)?.offer, soon)
      .toMatchObject({ quantity: 14 });
    // A note with a phone number is checked by a person, and until then nobody else sees the offer.
    expect(await code(owner, said({ note: 'Call me 0712345678 today' }))).toBe('applied');
    expect((await listOffers(other)).offers.map((o: any) => o.id)).not.toContain(id);
    expect(await code(owner, said())).toBe('applied');
    expect((await listOffers(other)).offers.map((o: any) => o.id)).toContain(id);
    // A withdrawn reply leaves no message about a buyer.
    const asked = async (): Promise<number> =>
      (await messages(owner)).filter((m) => m.said.en.title.startsWith('Someone wants to buy')).length;
    const second = await postReply(other, id);
    await expect.poll(asked, soon).toBe(2);
    await say(other, 'offers.withdraw_reply', { id: second });
    await expect.poll(asked, soon).toBe(1);
    await say(owner, 'offers.close', { id });
    expect(await code(owner, said())).toBe('offers.not_open');
    expect(await told()).toHaveLength(1);
  },
);

test('MKT-06 invalid prices, own offers, second answers and closed offers are refused with a reason', async () => {
  const code = async (b: ApiClient, name: string, args: object): Promise<unknown> => {
    const o = await say(b, name, args);
    return o.code ?? o.result;
  };
  expect(await code(seller, 'offers.post', offerArgs({ price: 0 }))).toBe('offers.price_missing');
  expect(await code(seller, 'offers.post', offerArgs({ price: 1e12 }))).toBe('offers.price_high');
  expect(await code(seller, 'offers.post', offerArgs({ price: 400_000 }))).toBe('offers.price_high');
  expect(await code(seller, 'offers.post', offerArgs({ quantity: 1e9 }))).toBe('offers.quantity_high');
  expect(await code(seller, 'offers.post', offerArgs({ crop: 'gold' }))).toBe('offers.crop_missing');
  expect(await code(seller, 'offers.post', offerArgs({ crop: 'tomato', unit: 'crate' }))).toBe(
    'offers.weight_missing',
  );
  const args = offerArgs();
  expect([
    await code(seller, 'offers.post', args),
    await code(seller, 'offers.post', { ...args, id: newId() }),
  ]).toEqual(['applied', 'offers.posted_already']);
  expect(await code(seller, 'offers.reply', replyArgs(args.id))).toBe('offers.own_offer');
  expect(await code(buyer, 'offers.reply', replyArgs(args.id, { price: 1e12 }))).toBe('offers.price_high');
  expect(await code(buyer, 'offers.reply', replyArgs(args.id, { phone: '12' }))).toBe('offers.phone_wrong');
  expect([
    await code(buyer, 'offers.reply', replyArgs(args.id)),
    await code(buyer, 'offers.reply', replyArgs(args.id)),
  ]).toEqual(['applied', 'offers.answered_already']);
  await say(seller, 'offers.close', { id: args.id });
  expect(await code(other, 'offers.reply', replyArgs(args.id))).toBe('offers.not_open');
  expect(await code(other, 'offers.close', { id: args.id })).toBe('offers.not_found');
  const newcomer = await server.farmer();
  expect(await code(newcomer, 'offers.post', offerArgs())).toBe('offers.unverified');
});

test('MKT-06 of two answers accepted at once only one is accepted, and a withdrawn one is never half accepted', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await postOffer(seller);
    const [one, two] = [await postReply(buyer, id), await postReply(other, id)];
    const said = await Promise.all([
      say(seller, 'offers.accept', { id: one }),
      say(seller, 'offers.accept', { id: two }),
      say(buyer, 'offers.withdraw_reply', { id: one }),
    ]);
    const rows = await server.database.asSystem((tx) =>
      tx.many<{ id: string; state: string }>(
        sql`select id, state from sell_replies where offer_id = ${id} and state = 'accepted'`,
      ),
    );
    const shown = await server.database.asSystem((tx) =>
      tx.many<{ shown_to: string }>(
        sql`select shown_to from sell_contacts where id = ${id} and shown_to is not null`,
      ),
    );
    expect(said.slice(0, 2).filter((o) => o.result === 'applied')).toHaveLength(1);
    expect(rows).toHaveLength(1);
    expect(shown).toEqual([{ shown_to: rows[0]!.id === one ? buyer.userId : other.userId }]);
  }
});

test(
  'MKT-06 forbidden text is refused, a phone number in the note waits for review, and staff remove offers with a reason',
  { timeout: 60_000 },
  async () => {
    expect(
      await say(seller, 'offers.post', offerArgs({ note: 'Send your M-Pesa PIN to confirm the order' })),
    ).toMatchObject({ code: 'offers.not_allowed' });
    const held = await postOffer(seller, { note: 'Call me 0712345678 today' });
    expect((await listOffers(buyer)).offers.map((o: any) => o.id)).not.toContain(held);
    const stands = await postOffer(seller);
    expect(
      await say(buyer, 'offers.report', {
        id: newId(),
        target: 'offer',
        target_id: stands,
        reason: 'scam',
        note: null,
      }),
    ).toMatchObject({ result: 'applied' });
    const admin = await createTrader(server, 'Admin');
    expect((await admin.ask('GET', '/api/admin/offers')).status).toBe(403);
    await setRole(server, admin, 'admin');
    const queue = (await admin.ask('GET', '/api/admin/offers')).body;
    expect(queue.posts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: held, standing: 'pending', reason: 'phone_number' }),
        expect.objectContaining({ id: stands, reports: [expect.objectContaining({ reason: 'scam' })] }),
      ]),
    );
    expect(
      (await admin.ask('POST', `/api/admin/offers/${stands}`, { body: { act: 'remove', note: ' ' } })).body
        .refusal.code,
    ).toBe('offers.reason_missing');
    expect(
      (
        await admin.ask('POST', `/api/admin/offers/${stands}`, {
          body: { act: 'remove', note: 'This maize does not exist.' },
        })
      ).status,
    ).toBe(200);
    expect(
      (await admin.ask('POST', `/api/admin/offers/${held}`, { body: { act: 'approve', note: null } })).status,
    ).toBe(200);
    expect((await seller.rows('sell_offer')).find((o) => o.id === stands)).toMatchObject({
      standing: 'removed',
      staff_note: 'This maize does not exist.',
      state: 'closed',
    });
    const shown = (await listOffers(buyer)).offers.map((o: any) => o.id);
    expect([shown.includes(held), shown.includes(stands)]).toEqual([true, false]);
  },
);

test('MKT-06 the list is paged by time and distance, filtered by crop and county, and hides the field’s exact location', async () => {
  const [near, far] = [
    fieldOf({ place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 } }),
    fieldOf({ place: { lat: -1.2921, lng: 36.8219, accuracy_m: 9 } }),
  ];
  const [grower, from] = [await createTrader(server, 'Kamau'), await createTrader(server, 'Njeri')];
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
        values (${newId()}, ${grower.userId}, 'x@example.com', 'monthly', 'active', now(),
          now() + interval '30 days')
      `,
    ),
  );
  await grower.sync([near, far]);
  await from.sync([near].map((f) => ({ ...f, args: { ...f.args, id: newId(), farm_id: newId() } })));
  const [{ id: mine }] = (await from.sync([])).changes.rows.filter((r: any) => r.kind === 'field');
  const ids = await Promise.all([
    postOffer(grower, { crop: 'bean', county: 'Nairobi', field_id: far.args.id }),
    postOffer(grower, { crop: 'bean', field_id: near.args.id }),
    postOffer(grower, { crop: 'bean', field_id: newId() }),
  ]);
  const found = (await listOffers(from, `crop=bean&near=${mine}`)).offers;
  expect(found.map((o: any) => [o.id, o.distance_km])).toEqual([
    [ids[1], 0],
    [ids[0], 135],
    [ids[2], null],
  ]);
  expect(JSON.stringify(found)).not.toMatch(/near_lat|36\.08|field_id/);
  expect((await listOffers(from, 'crop=bean&county=Nairobi')).offers.map((o: any) => o.id)).toEqual([ids[0]]);
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into sell_offers (user_id, id, crop, grade, quantity, unit, total_kg, county, ready_from,
        near_lat, near_lng, created_at, ends_at)
      select ${grower.userId}, gen_random_uuid(), 'rice', 'ungraded', n, 'kg', n, 'Kisumu', current_date,
        case when n % 3 > 0 then -0.1 - (n % 7) * 0.1 end, 34.7, date_trunc('milliseconds',
        now()) - make_interval(secs => n / 4), now() + interval '1 day'
      from generate_series(1, 45) n
    `),
  );
  for (const query of ['crop=rice', `crop=rice&near=${mine}`]) {
    const all: any[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: any = await listOffers(from, `${query}${after && `&after=${after}`}`);
      all.push(...page.offers);
      after = page.next;
    }
    expect([all.length, new Set(all.map((o) => o.id)).size]).toEqual([45, 45]);
    const order = all.map((o) =>
      query.includes('near') ? (o.distance_km ?? 1e6) : -Date.parse(o.created_at),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
  }
});

test(
  'MKT-06 an offer ends after thirty days, also on its owner’s phone; a deleted account leaves no offer or number',
  { timeout: 60_000 },
  async () => {
    const id = await postOffer(seller);
    await server.database.asSystem((tx) =>
      tx.run(sql`update sell_offers set ends_at = now() - interval '1 minute' where id = ${id}`),
    );
    expect((await listOffers(buyer)).offers.map((o: any) => o.id)).not.toContain(id);
    expect(await say(buyer, 'offers.reply', replyArgs(id))).toMatchObject({ code: 'offers.not_open' });
    await server.upkeep();
    await expect
      .poll(async () => (await seller.rows('sell_offer')).find((o) => o.id === id)?.state, soon)
      .toBe('ended');
    expect(
      await server.database.asSystem((tx) => tx.many(sql`select 1 from sell_contacts where id = ${id}`)),
    ).toEqual([]);

    const leaver = await createTrader(server, 'Mwangi');
    const theirs = await postOffer(leaver);
    const answered = await postReply(buyer, theirs);
    await say(leaver, 'offers.accept', { id: answered });
    const open = await postOffer(leaver, { quantity: 77 });
    await leaver.ask('POST', '/api/data/delete-account', { body: { when: 'now' } });
    const left = await server.database.asSystem((tx) =>
      tx.one<{ n: number }>(sql`
        select (select count(*) from sell_offers where user_id = ${leaver.userId}) + (select count(*) from
          sell_contacts where user_id = ${leaver.userId} or shown_to = ${leaver.userId}) + (select count(*)
          from sell_replies where seller_id = ${leaver.userId}) as n
      `),
    );
    expect(left.n).toBe(0);
    expect((await buyer.ask('GET', `/api/offers/${open}`)).status).toBe(404);
    expect((await buyer.rows('sell_reply')).find((r) => r.id === answered)).toMatchObject({
      offer: null,
      contact: null,
    });
  },
);
