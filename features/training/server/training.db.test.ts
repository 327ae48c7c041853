import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { sql } from '#kit/server/database/database.ts';
import { lessons } from '#knowledge/lessons/index.ts';
import { LINK_MINUTES, createLinkSigner } from './links.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const GUIDE = 'ultimate-organic-farming-guide';
const SLUG = lessons[0]!.slug;
const today = dayInNairobi(new Date());
const makePro = (b: ApiClient) =>
  server.database.asSystem((tx) =>
    tx.run(sql`
      insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
      values (gen_random_uuid(), ${b.userId}, 'active', 'pro', now(), now() + interval '30 days')
    `),
  );
const pro = async (): Promise<ApiClient> => {
  const b = await server.farmer();
  await makePro(b);
  return b;
};
const list = async (b: ApiClient): Promise<any[]> =>
  (await b.ask('GET', '/api/training/resources')).body.resources;
const act = async (b: ApiClient, name: string, args: object) =>
  (await b.sync([{ name: `training.${name}`, args }])).outcomes[0];
const rowOf = async (b: ApiClient, id = SLUG): Promise<any> =>
  (await b.sync([])).changes.rows.find(
    (r: { kind: string; id: string }) => r.kind === 'enrolment' && r.id === id,
  )?.row;
const messages = (b: ApiClient) =>
  server.database.asUser(b.userId, (tx) =>
    tx.many<{ url: string; said: { sw: { title: string } } }>(
      sql`select url, said from notifications where url like '/training%'`,
    ),
  );

test('TRN-01 TRN-09 resources are listed featured first, then newest, without hidden or private ones', async () => {
  const farmer = await server.farmer();
  const all = await list(farmer);
  expect(all.length).toBe(lessons.length + 1);
  const order = all.map((r) => [r.is_featured ? 0 : 1, r.published_at] as const);
  expect(order).toEqual([...order].sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? 1 : -1)));
  expect(Object.keys(all[0])).toEqual(
    expect.arrayContaining([
      'id',
      'slug',
      'title',
      'description',
      'category',
      'type',
      'level',
      'tags',
      'bucket',
      'path',
      'author',
      'is_public',
      'is_active',
      'is_featured',
      'published_at',
      'is_free',
    ]),
  );
  const change = (set: ReturnType<typeof sql>) =>
    server.database.asSystem((tx) => tx.run(sql`update resources set ${set} where slug = ${SLUG}`));
  for (const [off, on] of [
    [sql`is_public = false`, sql`is_public = true`],
    [sql`is_active = false`, sql`is_active = true`],
  ] as const) {
    await change(off);
    expect((await list(farmer)).map((r) => r.slug)).not.toContain(SLUG);
    expect((await farmer.ask('GET', `/api/training/lessons/${SLUG}`)).status).toBe(404);
    expect((await server.browser().ask('GET', `/api/training/files/lessons/${SLUG}.en.pdf`)).status).toBe(
      403,
    );
    await change(on);
  }
  // Only the server can write it.
  expect(
    await server.database.asUser(farmer.userId, (tx) => tx.run(sql`update resources set is_free = true`)),
  ).toBe(0);
});

test('TRN-04 TRN-10 the file of a free resource is public: a PDF of exactly the stated size', async () => {
  for (const resource of (await list(await server.farmer())).filter((r) => r.is_free)) {
    expect(resource.files.map((f: { language: string }) => f.language)).toEqual(['en', 'sw']);
    for (const file of resource.files) {
      const { status, raw, headers } = await server.browser().ask('GET', file.url);
      expect([status, headers['content-type'], raw.subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
      expect(raw.length).toBe(file.bytes);
      // At most two pages: one sheet, printed on both sides.
      expect([resource.slug, file.pages <= 2]).toEqual([resource.slug, true]);
      expect(raw.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBe(file.pages);
    }
  }
});

test('TRN-10 a lesson can be read in the app in both languages, and its download has the stated size', async () => {
  const farmer = await server.farmer();
  const [resource] = (await list(farmer)).filter((r) => r.slug === SLUG);
  const { status, raw, body } = await farmer.ask('GET', `/api/training/lessons/${SLUG}`);
  expect([status, raw.length, body.sections.length]).toEqual([
    200,
    resource.reading_bytes,
    resource.sections,
  ]);
  expect(body.sources.length).toBeGreaterThan(0);
});

test('TRN-02 TRN-05 a paid resource needs Pro, an unflagged one is free; a guide without a path has its own file', async () => {
  const [free, paid] = [await server.farmer(), await pro()];
  const set = (slug: string, what: ReturnType<typeof sql>) =>
    server.database.asSystem((tx) => tx.run(sql`update resources set ${what} where slug = ${slug}`));
  await set(SLUG, sql`is_free = false`);
  expect((await free.ask('GET', `/api/training/lessons/${SLUG}`)).body.refusal.code).toBe('plans.pro_only');
  expect((await act(free, 'enrol', { id: SLUG, remind_on: null })).code).toBe('plans.pro_only');
  expect((await server.browser().ask('GET', `/api/training/files/lessons/${SLUG}.en.pdf`)).status).toBe(403);
  expect((await paid.ask('GET', `/api/training/lessons/${SLUG}`)).status).toBe(200);
  await set(SLUG, sql`is_free = null`);
  expect((await free.ask('GET', `/api/training/lessons/${SLUG}`)).status).toBe(200);
  for (const path of [null, 'books/guide.pdf', GUIDE]) {
    await set(GUIDE, sql`path = ${path}`);
    const guide = (await list(free)).find((r) => r.slug === GUIDE);
    expect(guide.files.map((f: { url: string }) => f.url)).toEqual(
      ['en', 'sw'].map((l) => `/api/training/files/guides/${GUIDE}.${l}.pdf`),
    );
  }
});

test('DOC-01 DOC-03 the two guides need Pro; pages, size and date match the files', async () => {
  const [free, paid] = [await server.farmer(), await pro()];
  for (const url of ['/api/training/guides', `/api/training/guides/${GUIDE}/sw`])
    expect((await free.ask('GET', url)).body.refusal.code).toBe('plans.pro_only');
  const { guides } = (await paid.ask('GET', '/api/training/guides')).body;
  expect(guides.map((g: any) => [g.type, g.language])).toEqual([
    ['summary', 'en'],
    ['full', 'en'],
    ['summary', 'sw'],
    ['full', 'sw'],
  ]);
  for (const guide of guides) {
    expect(Object.keys(guide)).toEqual(
      expect.arrayContaining([
        'id',
        'title',
        'description',
        'type',
        'url',
        'downloadFilename',
        'pages',
        'fileSize',
        'lastUpdated',
      ]),
    );
    const { body: link } = await paid.ask('POST', '/api/training/links', {
      body: { bucket: 'guides', path: guide.id, language: guide.language },
    });
    const { raw } = await server.browser().ask('GET', link.url);
    const text = raw.toString('latin1');
    expect([raw.length, text.match(/\/Type \/Page\b/g)!.length]).toEqual([guide.fileSize, guide.pages]);
    expect(text).toContain(`(D:${guide.lastUpdated.replace(/-/g, '')}`);
    const { body: reading, raw: bytes } = await paid.ask(
      'GET',
      `/api/training/guides/${guide.id}/${guide.language}`,
    );
    expect([reading.pages.length, bytes.length]).toEqual([guide.pages, guide.readingSize]);
  }
});

test('DOC-03 DOC-05 a guide gives the page of each entry, and lists each preparation once with its uses', async () => {
  const paid = await pro();
  const textOf = (blocks: any[]): string[] =>
    blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : []));
  for (const language of ['en', 'sw']) {
    const { body: short } = await paid.ask(
      'GET',
      `/api/training/guides/organic-preparations-in-short/${language}`,
    );
    const { body: full } = await paid.ask('GET', `/api/training/guides/${GUIDE}/${language}`);
    for (const { contents, pages } of [short, full]) {
      expect(contents.length).toBeGreaterThan(60);
      for (const { text, page } of contents)
        expect([text, textOf(pages[page - 1]).includes(text)]).toEqual([text, true]);
    }
    const soap = language === 'en' ? 'Soap spray for soft insects' : 'Maji ya sabuni kwa wadudu laini';
    expect(short.pages.flatMap(textOf).filter((text: string) => text === soap)).toHaveLength(1);
    const { page } = short.contents.find((entry: { text: string }) => entry.text === soap);
    expect(
      short.pages
        .slice(page - 1, page + 1)
        .flat()
        .filter(({ kind, text }: any) => kind === 'soft' && /^(For|Kwa): /.test(text)).length,
    ).toBeGreaterThan(2);
    const led = full.pages
      .flat()
      .flatMap(({ items = [] }: any) => items)
      .map((item: string) => /^(.+): (?:page|ukurasa wa) (\d+)$/.exec(item))
      .filter(Boolean);
    expect(led.length).toBeGreaterThan(200);
    for (const [, title, at] of led)
      expect([title, textOf(full.pages[Number(at) - 1]).includes(title!)]).toEqual([title, true]);
  }
});

test('DOC-04 a guide is downloaded only by a signed link for Pro that expires and is valid for one file', async () => {
  const [free, paid] = [await server.farmer(), await pro()];
  const ask = (b: ApiClient) =>
    b.ask('POST', '/api/training/links', { body: { bucket: 'guides', path: GUIDE, language: 'sw' } });
  expect((await ask(free)).body.refusal.code).toBe('plans.pro_only');
  const { url, expires_at } = (await ask(paid)).body;
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(LINK_MINUTES * 60_000);
  const get = async (address: string) => (await server.browser().ask('GET', address)).status;
  expect(await get(url)).toBe(200);
  expect(await get(url.split('?')[0])).toBe(403);
  expect(await get(url.replace('.sw.', '.en.'))).toBe(403);
  expect(await get(url.replace(/until=\d+/, `until=${Date.now() + 60_000}`))).toBe(403);
  expect(await get(url.replace(GUIDE, 'not-a-guide'))).toBe(404);
  const links = createLinkSigner('secret');
  const file = { bucket: 'guides', name: `${GUIDE}.sw.pdf` };
  const now = new Date();
  const { searchParams } = new URL(links.sign(file, now).url, 'http://x');
  const holds = (at: Date) => links.isValid(file, searchParams.get('until')!, searchParams.get('mac')!, at);
  expect([
    holds(now),
    holds(new Date(now.getTime() + LINK_MINUTES * 60_000 - 1)),
    holds(new Date(now.getTime() + LINK_MINUTES * 60_000)),
  ]).toEqual([true, true, false]);
});

test('TRN-06 enrolment syncs to every phone; read sections only accumulate, and the last one completes the lesson', async () => {
  const farmer = await server.farmer();
  expect((await act(farmer, 'read', { id: SLUG, section: 0 })).code).toBe('training.not_enrolled');
  expect((await act(farmer, 'enrol', { id: 'no-such-lesson', remind_on: null })).code).toBe(
    'training.not_found',
  );
  await act(farmer, 'enrol', { id: SLUG, remind_on: null });
  const of = lessons[0]!.sections.length;
  expect(await rowOf(farmer)).toMatchObject({ id: SLUG, read: [], of, done_at: null, remind_on: null });
  for (const section of [1, 1, 99]) await act(farmer, 'read', { id: SLUG, section });
  expect(await rowOf(farmer)).toMatchObject({ read: [1], done_at: null });
  // A second phone enrols in the same lesson: progress is kept.
  await act(farmer, 'enrol', { id: SLUG, remind_on: null });
  for (let section = 0; section < of; section += 1) await act(farmer, 'read', { id: SLUG, section });
  const done = await rowOf(farmer);
  expect([done.read.length, typeof done.done_at]).toEqual([of, 'string']);
  await act(farmer, 'leave', { id: SLUG });
  expect(await rowOf(farmer)).toBeFalsy();
});

const bringForward = (b: ApiClient) =>
  server.database.run(
    sql`
      update pgboss.job
      set start_after = now()
      where name = 'training.remind' and state = 'created' and data ->> 'userId' = ${b.userId}
    `,
  );

test('TRN-06 the reminder is sent once, on its day, and not if the lesson is completed, left or postponed', async () => {
  const [waits, done, left, later] = [
    await server.farmer(),
    await server.farmer(),
    await server.farmer(),
    await server.farmer(),
  ];
  const day = addDays(today, 1);
  for (const b of [waits, done, left, later]) await act(b, 'enrol', { id: SLUG, remind_on: day });
  const { at } = await server.database.one<{ at: Date }>(
    sql`
      select start_after as at
      from pgboss.job
      where name = 'training.remind' and data ->> 'userId' = ${waits.userId}
    `,
  );
  expect(at.toISOString()).toBe(`${day}T04:00:00.000Z`);
  for (let section = 0; section < lessons[0]!.sections.length; section += 1)
    await act(done, 'read', { id: SLUG, section });
  await act(left, 'leave', { id: SLUG });
  await act(later, 'remind', { id: SLUG, remind_on: addDays(today, 5) });
  for (const b of [done, left, waits]) await bringForward(b);
  await server.database.run(
    sql`
      update pgboss.job
      set start_after = now()
      where name = 'training.remind' and data ->> 'userId' = ${later.userId} and data ->> 'day' = ${day}
    `,
  );
  await expect
    .poll(() => messages(waits), { timeout: 20_000, interval: 200 })
    .toMatchObject([
      { url: `/training/${SLUG}`, said: { sw: { title: expect.stringContaining(lessons[0]!.title.sw) } } },
    ]);
  await expect
    .poll(
      () =>
        server.database.many(
          sql`
            select 1
            from pgboss.job
            where name = 'training.remind' and state in ('created', 'active') and start_after <= now()
          `,
        ),
      { timeout: 20_000 },
    )
    .toEqual([]);
  for (const b of [done, left, later]) expect(await messages(b)).toEqual([]);
  expect((await act(waits, 'remind', { id: SLUG, remind_on: addDays(today, 31) })).code).toBe(
    'training.remind_day',
  );
});

test("nobody can see or change another farmer's lessons", async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  await act(farmer, 'enrol', { id: SLUG, remind_on: null });
  expect(await rowOf(other)).toBeUndefined();
  expect(await server.database.asUser(other.userId, (tx) => tx.many(sql`select 1 from enrolments`))).toEqual(
    [],
  );
  await expect(
    server.database.asUser(other.userId, (tx) =>
      tx.run(
        sql`
          insert into enrolments (user_id, id, enrolled_at, sections)
          values (${farmer.userId}, 'x', now(), 1)
        `,
      ),
    ),
  ).rejects.toThrow('row-level security');
});
