import { randomBytes } from 'node:crypto';
import { get, type ClientRequest } from 'node:http';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, startServer } from '../../../e2e/harness/parts.ts';
import { makeVillage, type Member } from '../village.ts';

const PHONES = Number(process.env['BENCH_COMMUNITY_PHONES'] ?? 2_000);
const ROUNDS = 5;
const WITHIN_MS = 1_000;

interface Told {
  readonly at: number[];
}

const listen = (origin: string, { cookie }: Member, topic: string, told: Told): Promise<ClientRequest> =>
  new Promise((done, fail) => {
    const request = get(
      `${origin}/api/live?topics=${topic}`,
      { agent: false, headers: { cookie, accept: 'text/event-stream' } },
      (answer) => {
        if (answer.statusCode !== 200) return fail(new Error(`a phone was answered ${answer.statusCode}`));
        answer.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('event: hello')) done(request);
          else if (text.includes(topic)) told.at.push(performance.now());
        });
        answer.on('error', () => undefined);
      },
    );
    request.on('error', fail);
  });

const sync = async (origin: string, member: Member, name: string, args: object): Promise<void> => {
  const body = {
    userId: member.userId,
    cursor: 0,
    restarting: false,
    commands: [{ id: newId(), name, args, deviceTime: new Date().toISOString() }],
  };
  const answer = await fetch(`${origin}/api/sync`, {
    method: 'POST',
    headers: { cookie: member.cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { outcomes } = (await answer.json()) as { outcomes: { result: string; code?: string }[] };
  if (outcomes[0]?.result !== 'applied') throw new Error(`${name}: ${JSON.stringify(outcomes)}`);
};

/** Phones with one question open while others answer it: how many show the answer within a second of sending. */
export const measureCommunityLive = async () => {
  const secret = randomBytes(32).toString('hex');
  const server = await startServer({ NODE_ENV: 'production', AUTH_SECRET: secret, DATABASE_URL: '' });
  let open: ClientRequest[] = [];
  try {
    const members = await makeVillage(server, secret, PHONES + ROUNDS + 1, 1);
    await queryDatabase(server, 'update auth_users set email_verified = true', []);
    const [asker, ...others] = members as [Member, ...Member[]];
    const id = newId();
    await sync(server.origin, asker, 'community.ask', {
      id,
      language: 'en',
      title: 'Why do my maize leaves turn yellow?',
      content: 'The lower leaves turn yellow from the tip.',
      category_id: 'crop_planning',
      crop_type: 'maize',
      farming_method: null,
      location: null,
      tags: [],
      images: [],
    });
    const told: Told = { at: [] };
    for (let i = 0; i < PHONES; i += 20)
      open = [
        ...open,
        ...(await Promise.all(
          others.slice(i, i + 20).map((member) => listen(server.origin, member, `community:${id}`, told)),
        )),
      ];
    const within: number[] = [];
    for (const member of others.slice(PHONES)) {
      told.at.length = 0;
      const from = performance.now();
      await sync(server.origin, member, 'community.answer', {
        id: newId(),
        question_id: id,
        content: `It lacks nitrogen: put compost beside each plant. ${newId()}`,
        images: [],
      });
      while (told.at.length < PHONES && performance.now() - from < 10_000)
        await new Promise((wait) => {
          setTimeout(wait, 5);
        });
      within.push(told.at.filter((at) => at - from <= WITHIN_MS).length);
      console.error(
        `community: ${told.at.length} phones told, the last after ${Math.round(Math.max(...told.at) - from)} ms`,
      );
      await new Promise((wait) => {
        setTimeout(wait, 1_000);
      });
    }
    return { 'community.live_clients': Math.min(...within) };
  } finally {
    for (const request of open) request.destroy();
    await server.stop();
  }
};
