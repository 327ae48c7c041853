import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { commandOf, startOf } from './processes.ts';

test('a running process has a stable start time, a dead one has none', async () => {
  const child = spawn('sleep', ['30']);
  const pid = child.pid as number;
  const start = startOf(pid);
  expect(start).toBeTruthy();
  expect(startOf(pid)).toBe(start);
  expect(commandOf(pid)).toContain('sleep');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(startOf(pid)).toBeNull();
});

test.runIf(process.platform !== 'win32')('a zombie process counts as dead', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const zombie = Number(String(line));
  for (const end = Date.now() + 3_000; startOf(zombie) !== null && Date.now() < end;) await sleep(20);
  expect(() => process.kill(zombie, 0)).not.toThrow();
  expect(startOf(zombie)).toBeNull();
  parent.kill('SIGKILL');
});
