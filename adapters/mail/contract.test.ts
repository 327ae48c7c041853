import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test } from 'vitest';
import type { Mailer } from '#features/people/server/ports.ts';
import { fileMailer } from './file-transport.ts';
import { noticeMail } from './notice-mail.ts';
import { smtpMailer } from './smtp.ts';

const from = 'Mavuno <no-reply@mavuno.example>';
const mail = {
  id: '019a0000-0000-7000-8000-000000000001',
  to: 'wanjiku@example.com',
  subject: 'Thibitisha barua pepe yako – Mavuno',
  text: 'Karibu.\nhttps://mavuno.example/x?token=abc%2Fdef&redirect=%2Fdashboard\n',
};

const closers: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

const tempFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Each mail transport, and how to read what arrived. */
const ways: Record<string, () => Promise<{ mailer: Mailer; arrived: () => Promise<string[]> }>> = {
  smtp: async () => {
    const messages: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _session, done) => {
        const parts: Buffer[] = [];
        stream
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            messages.push(Buffer.concat(parts).toString());
            done();
          });
      },
    });
    await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
    closers.push(() => new Promise((closed) => void server.close(closed as () => void)));
    const { port } = server.server.address() as AddressInfo;
    return { mailer: smtpMailer(`smtp://127.0.0.1:${port}`, from), arrived: async () => messages };
  },
  outbox: async () => {
    const folder = join(await tempFolder(), 'outbox');
    const arrived = async () =>
      Promise.all(
        (await readdir(folder))
          .filter((f) => f.endsWith('.eml'))
          .map((f) => readFile(join(folder, f), 'utf8')),
      );
    return { mailer: fileMailer(folder, from), arrived };
  },
};

/** Decodes quoted-printable to text. */
const unfold = (raw: string): string => {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

describe.each(Object.entries(ways))('mail by %s', (_name, open) => {
  test('a mail arrives with sender, recipient, id and an unbroken link', async () => {
    const { mailer, arrived } = await open();
    await mailer.send(mail);
    const [raw, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(raw).toContain('From: Mavuno <no-reply@mavuno.example>');
    expect(raw).toContain('To: wanjiku@example.com');
    expect(raw).toContain(`Message-ID: <${mail.id}@mavuno.example>`);
    expect(unfold(raw!)).toContain('https://mavuno.example/x?token=abc%2Fdef&redirect=%2Fdashboard');
  });
});

test('the file mailer writes a readable copy, and a mail sent twice is stored once', async () => {
  const folder = await tempFolder();
  const mailer = fileMailer(folder, from);
  await mailer.send(mail);
  await mailer.send(mail);
  expect((await readdir(folder)).sort()).toEqual([`${mail.id}.eml`, `${mail.id}.txt`]);
  expect(await readFile(join(folder, `${mail.id}.txt`), 'utf8')).toBe(
    `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`,
  );
});

test('an unreachable mail server rejects, and the error does not name the recipient', async () => {
  const sending = smtpMailer('smtp://127.0.0.1:9', from).send(mail);
  await expect(sending).rejects.toThrow('the mail server did not take a mail (ESOCKET)');
  await expect(sending).rejects.not.toThrow(mail.to);
});

test('a notice has a one-click unsubscribe header; an account mail has none', async () => {
  const folder = await tempFolder();
  const mailer = fileMailer(folder, from);
  const unsubscribe = 'https://mavuno.example/api/notify/unsubscribe?t=abc.def';
  expect(await noticeMail(mailer, true).send({ ...mail, unsubscribe })).toEqual({
    ok: true,
    providerId: null,
  });
  await mailer.send({ ...mail, id: 'plain' });
  const raw = (await readFile(join(folder, `${mail.id}.eml`), 'utf8')).replace(/\r?\n[ \t]+/g, ' ');
  expect(raw).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(await readFile(join(folder, 'plain.eml'), 'utf8')).not.toContain('List-Unsubscribe');
});

const answering = async (options: ConstructorParameters<typeof SMTPServer>[0]): Promise<string> => {
  const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], ...options });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  server.on('error', () => undefined);
  closers.push(() => new Promise((closed) => void server.close(closed as () => void)));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
};
/** Receives the whole mail and disconnects before confirming it. */
const cutting = async (): Promise<string> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 x\r\n');
    let isData = false;
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      if (isData) {
        if (said.endsWith('\r\n.\r\n')) socket.destroy();
        return;
      }
      isData = said.startsWith('DATA');
      socket.write(isData ? '354 go\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  closers.push(() => new Promise((closed) => void server.close(closed as () => void)));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const no = (code: number) => Object.assign(new Error('no'), { responseCode: code });

test('a failed notice reports a wrong address, a temporary failure, or that it may have been sent', async () => {
  const send = async (url: string) =>
    noticeMail(smtpMailer(url, from), false).send({ ...mail, unsubscribe: 'https://mavuno.example/x' });
  expect(await send('smtp://127.0.0.1:9')).toMatchObject({ ok: false, reason: 'busy' });
  expect(
    await send(await answering({ onRcptTo: (_address, _session, done) => done(no(550)) })),
  ).toMatchObject({ ok: false, reason: 'number' });
  expect(
    await send(await answering({ onRcptTo: (_address, _session, done) => done(no(450)) })),
  ).toMatchObject({ ok: false, reason: 'busy' });
  expect(await send(await cutting())).toMatchObject({ ok: false, reason: 'maybe' });
});
