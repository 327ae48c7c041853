import { Agent, request } from 'node:http';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const CALLERS = 16;
const WARM_MS = 1_500;
const MEASURE_MS = 5_000;

const send = (origin: string, agent: Agent, call: Call): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(
      new URL(call.path, origin),
      { method: call.method, agent, headers: call.headers },
      (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            text += chunk;
          })
          .on('end', () => {
            if (answer.statusCode === 200) resolve(text);
            else reject(new Error(`${call.path} answered ${answer.statusCode}: ${text.slice(0, 200)}`));
          });
      },
    );
    sent.on('error', reject);
    sent.end(call.body);
  });

/**
 * Requests per second with a fixed number of concurrent callers; every answer must be 200. `next` makes call
 * i, `onReply` receives its answer.
 */
export const perSecond = async (
  origin: string,
  next: (i: number) => Call,
  onReply: (i: number, answer: string) => void = () => undefined,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  let issued = 0;
  let counted = 0;
  const from = performance.now() + WARM_MS;
  const until = from + MEASURE_MS;
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      const i = issued++;
      const answer = await send(origin, agent, next(i));
      onReply(i, answer);
      const now = performance.now();
      if (now >= from && now < until) counted += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CALLERS }, caller));
  } finally {
    agent.destroy();
  }
  return counted / (MEASURE_MS / 1000);
};
