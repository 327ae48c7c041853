/**
 * A simple phone for a running development server: `npm run ussd -- [+2547…]` dials Mavuno by USSD, `--sms`
 * writes to it. `--script "2|Otieno|Kapsabet"`, once per session, types for you. Nothing is sent to a
 * telephone network.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hookSecretOf } from '../apps/server/hook-secret.ts';
import { readSecret } from '../features/people/server/index.ts';
import { loadSettings, root } from './commands/ready.mjs';
import { inputsOfScript, smsMessage, ussdScreen } from './ussd/phone-screen.ts';

loadSettings();
const { env } = process;
const origin = `http://localhost:${env.PORT || 3000}`;
const dataDir = path.resolve(root, env.DATA_DIR || 'data');
const SERVICE_CODE = '*384*1#';
const SMS_WAIT_MS = 6_000;

const printLine = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};
const fail = (why: string): never => {
  process.stderr.write(`${why}\n`);
  process.exit(1);
};

const { values, positionals } = parseArgs({
  options: {
    sms: { type: 'boolean', default: false },
    script: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const phone = positionals[0] ?? `+2547${String(randomInt(10 ** 8)).padStart(8, '0')}`;
if (!/^\+\d{8,15}$/.test(phone)) fail(`${phone} is not a phone number: write it as +254712345678.`);

const secret =
  hookSecretOf(
    { AT_HOOK_SECRET: env.AT_HOOK_SECRET || undefined, NODE_ENV: 'development' },
    await readSecret(dataDir, env.AUTH_SECRET || undefined),
  ) ?? '';

const post = async (route: string, fields: Record<string, string>): Promise<string> => {
  const response = await fetch(`${origin}${route}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  }).catch(() => fail(`No server at ${origin}. Start one with "npm start".`));
  if (response.status === 404)
    fail(`The server at ${origin} uses another secret: set DATA_DIR or AT_HOOK_SECRET as for the server.`);
  return response.text();
};

const outbox = path.join(dataDir, 'outbox-sms');
/** The files of messages to this number. Codes and alerts to it are among them. */
const messages = async (): Promise<Map<string, string>> => {
  const files = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.txt'))
      .map(async (file) => [file, await readFile(path.join(outbox, file), 'utf8')] as const),
  );
  return new Map(texts.filter(([, text]) => text.startsWith(`To: ${phone}\n`)));
};
const printNewSms = async (before: ReadonlyMap<string, string>): Promise<void> => {
  for (let waited = 0; waited < SMS_WAIT_MS; waited += 200) {
    const added = [...(await messages())].filter(([file]) => !before.has(file));
    if (added.length > 0) {
      for (const [, text] of added) printLine(smsMessage(text.replace(/^To: .*\n\n/, '').trimEnd(), phone));
      return;
    }
    await sleep(200);
  }
  printLine('(no SMS came back)');
};

type NextInput = () => Promise<string | null>;

const runSession = async (next: NextInput): Promise<void> => {
  const sessionId = randomUUID();
  const typed: string[] = [];
  for (;;) {
    const before = await messages();
    const reply = await post(`/api/hooks/ussd/${secret}`, {
      sessionId,
      serviceCode: SERVICE_CODE,
      phoneNumber: phone,
      networkCode: '63902',
      text: typed.join('*'),
    });
    const { shown, isLast } = ussdScreen(reply, `${SERVICE_CODE} from ${phone}`);
    printLine(shown);
    if (isLast && /\bSMS\b/.test(reply)) await printNewSms(before);
    const input = isLast ? null : await next();
    if (input === null) return;
    typed.push(input);
  }
};

const writeMessages = async (next: NextInput): Promise<void> => {
  for (let text = await next(); text !== null; text = await next()) {
    const before = await messages();
    await post(`/api/hooks/sms/${secret}/in`, {
      from: phone,
      to: '22384',
      text,
      id: randomUUID(),
      date: new Date().toISOString(),
      linkId: '',
    });
    await printNewSms(before);
  }
};

const talk = values.sms ? writeMessages : runSession;
if (values.script.length > 0)
  for (const script of values.script) {
    const inputs = [...inputsOfScript(script)];
    await talk(async () => {
      const input = inputs.shift() ?? null;
      if (input !== null) printLine(`> ${input}\n`);
      return input;
    });
    printLine();
  }
else {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask: NextInput = () => terminal.question('> ').catch(() => null);
  printLine(`${phone}. Ctrl+C hangs up.`);
  do await talk(ask);
  while (!values.sms && (await terminal.question('Enter dials again. ').catch(() => null)) !== null);
  terminal.close();
}
