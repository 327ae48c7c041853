import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadSettings } from './ready.mjs';

test('a .env file gives the settings that the environment does not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mavuno-settings-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    delete process.env.MAIL_FROM;
    vi.unstubAllEnvs();
  });
  loadSettings(folder);
  vi.stubEnv('PORT', '3001');
  writeFileSync(path.join(folder, '.env'), 'PORT=3002\nMAIL_FROM=Mavuno <mail@mavuno.example>\n');
  loadSettings(folder);
  expect([process.env.PORT, process.env.MAIL_FROM]).toEqual(['3001', 'Mavuno <mail@mavuno.example>']);
});
