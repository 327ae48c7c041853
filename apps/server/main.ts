import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { portProblem } from './port-holder.ts';
import { startServer } from './start-server.ts';

z.config({ jitless: true });

/** The folder that holds package.json, whether this runs from source or from dist. */
const findRoot = (from: string): string => {
  try {
    if (
      (JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8')) as { name?: string }).name ===
      'mavuno'
    )
      return from;
  } catch {
    /* not here */
  }
  return findRoot(path.dirname(from));
};

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const STOP_TIMEOUT_MS = 20_000;

const run = async (): Promise<void> => {
  const env = readEnv(process.env);
  const root = findRoot(path.dirname(fileURLToPath(import.meta.url)));
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const isDevelopment = env.NODE_ENV === 'development';
  const log = createLog(env.LOG_LEVEL ?? (isDevelopment ? 'warn' : 'info'), isDevelopment);
  const portConflict = await portProblem(env.PORT, env.HOST);
  if (portConflict) throw new Error(portConflict);
  if (isDevelopment) printLine('Starting the database and the server…');
  const starting = startServer(env, log, { root, version });

  let isStopping = false;
  const shutDown = (why: string, code: number): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(code),
        () => process.exit(1),
      );
  };
  // Registered before the start completes: the database would outlive an interrupted start.
  process.on('SIGTERM', () => shutDown('SIGTERM', 0));
  process.on('SIGINT', () => shutDown('SIGINT', 0));
  // A closed terminal sends SIGHUP; under `nohup` the server must keep running.
  if (process.stdout.isTTY) process.on('SIGHUP', () => shutDown('SIGHUP', 0));
  process.on('uncaughtException', ({ name, message, stack }) => {
    log.fatal({ err: { name, message, stack } }, 'uncaught exception');
    shutDown('fault', 1);
  });

  const { app, outbox, stop } = await starting;
  if (isStopping) return;
  await app.listen({ port: env.PORT, host: env.HOST }).catch(async (error: NodeJS.ErrnoException) => {
    await stop();
    throw new Error(
      (error.code === 'EADDRINUSE' && (await portProblem(env.PORT, env.HOST))) || error.message,
      { cause: error },
    );
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  if (outbox) printLine(`Mail is not sent: each one is written to ${outbox}`);
  printLine(`Mavuno is ready at ${env.PUBLIC_ORIGIN ?? `http://localhost:${port}`}`);
  if (isDevelopment) printLine('Stop it with Ctrl-C. For another port: PORT=3001 npm start');
};

run().catch((error: Error) => {
  process.stderr.write(`Mavuno did not start: ${error.message}\n`);
  process.exit(1);
});
