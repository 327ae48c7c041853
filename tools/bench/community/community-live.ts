import { randomBytes } from 'node:crypto';
import { get, type ClientRequest } from 'node:http';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, startServer } from '../../../e2e/harness/shared.ts';
import { createBenchFarmers, type BenchFarmer } from '../bench-farmers.ts';

const PHONES = Number(process.env['BENCH_COMMUNITY_PHONES'] ?? 2_000);
const ROUNDS = 5;
const MAX_DELAY_MS = 1_000;

interface Notifications {
  readonly receivedAt: number[];
}

const listen = (
  origin: string,
  { cookie }: BenchFarmer,
  topic: string,
  notifications: Notifications,
): Promise<ClientRequest> =>
  new Promise((done, fail) => {
    const request = get(
      `${origin}/api/live?topics=${topic}`,
      { agent: false, headers: { cookie, accept: 'text/event-stream' } },
      (answer) => {
        if (answer.statusCode !== 200) return fail(new Error(`a phone got status ${answer.statusCode}`));
        answer.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('event: hello')) done(request);
          else if (text.includes(topic)) notifications.receivedAt.push(performance.now());
        });
        answer.on('error', () => undefined);
      },
    );
    request.on('error', fail);
  });

const sync = async (origin: string, member: BenchFarmer, name: string, args: object): Promise<void> => {
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
    const members = await createBenchFarmers(server, secret, PHONES + ROUNDS + 1, 1);
    await queryDatabase(server, 'update auth_users set email_verified = true', []);
    const [asker, ...others] = members as [BenchFarmer, ...BenchFarmer[]];
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
    const notifications: Notifications = { receivedAt: [] };
    for (let i = 0; i < PHONES; i += 20)
      open = [
        ...open,
        ...(await Promise.all(
          others
            .slice(i, i + 20)
            .map((member) => listen(server.origin, member, `community:${id}`, notifications)),
        )),
      ];
    const onTimeCounts: number[] = [];
    for (const member of others.slice(PHONES)) {
      notifications.receivedAt.length = 0;
      const from = performance.now();
      await sync(server.origin, member, 'community.answer', {
        id: newId(),
        question_id: id,
        content: `It lacks nitrogen: put compost beside each plant. ${newId()}`,
        images: [],
      });
      while (notifications.receivedAt.length < PHONES && performance.now() - from < 10_000)
        await new Promise((wait) => {
          setTimeout(wait, 5);
        });
      onTimeCounts.push(notifications.receivedAt.filter((at) => at - from <= MAX_DELAY_MS).length);
      console.error(
        `community: ${notifications.receivedAt.length} phones notified, the last after ${Math.round(Math.max(...notifications.receivedAt) - from)} ms`,
      );
      await new Promise((wait) => {
        setTimeout(wait, 1_000);
      });
    }
    return { 'community.live_clients': Math.min(...onTimeCounts) };
  } finally {
    for (const request of open) request.destroy();
    await server.stop();
  }
};
