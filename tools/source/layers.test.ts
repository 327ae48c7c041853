import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenImports } from './layers.ts';

test('no import breaks the layer rules', { timeout: 240_000 }, async () => {
  const { files, found } = await forbiddenImports([
    'kit',
    'features',
    'adapters',
    'knowledge',
    'apps',
    'tools',
    'evals',
    'vision',
    'e2e',
  ]);
  expect(files).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

const files: Record<string, string> = {
  'package.json':
    '{"name":"x","type":"module","imports":{"#kit/*":"./kit/*","#features/*":"./features/*","#apps/*":"./apps/*"}}',
  'features/fields/domain/area.ts': 'export const area = 1; export type Area = number;',
  'features/fields/server/api.ts': 'export const field = 1;',
  'features/fields/server/sql.ts': 'export const sql = 1; export type Row = number;',
  'features/fields/web/FieldScreen.tsx':
    'import { sql } from "../server/sql.ts"; export const FieldScreen = () => <p>{sql}</p>;',
  'features/fields/domain/clock.ts': 'import { hrtime } from "node:process"; export const now = hrtime;',
  'features/fields/domain/peek.ts': 'import type { Row } from "../server/sql.ts"; export type Peek = Row;',
  'features/plans/server/reach.ts':
    'import { sql } from "#features/fields/server/sql.ts"; import { field } from "#features/fields/server/api.ts"; export const x = sql + field;',
  'features/plans/web/lazy.ts': 'export const later = () => import("#features/fields/server/sql.ts");',
  'features/plans/domain/up.ts':
    'import { chat } from "#features/chat/domain/chat.ts"; export const up = chat;',
  'features/chat/domain/chat.ts': 'export const chat = 1;',
  'features/chat/domain/lost.ts':
    'import { gone } from "#features/chat/domain/gone.ts"; export const lost = gone;',
  'kit/pure/farm.ts': 'import { area } from "#features/fields/domain/area.ts"; export const farm = area;',
  'kit/web/main.ts': 'import { app } from "#apps/web/app.ts"; export const main = app;',
  'kit/web/pool.ts': 'import pg from "pg"; export const pool = pg;',
  'kit/server/pool.ts': 'import pg from "pg"; export const pool = pg;',
  'node_modules/pg/package.json': '{"name":"pg","main":"index.js"}',
  'node_modules/pg/index.js': 'module.exports = {};',
  'apps/web/app.ts': 'export const app = 1;',
  'apps/web/ok.tsx':
    'import { area } from "#features/fields/domain/area.ts"; export const Ok = () => <b>{area}</b>;',
};

test('a forbidden import is reported, a permitted one is not', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const { found } = await forbiddenImports(['kit', 'features', 'apps'], folder);
    expect([...found].sort()).toEqual([
      'domain-imports-only-domains: features/fields/domain/peek.ts → features/fields/server/sql.ts',
      'kit-imports-no-feature: kit/pure/farm.ts → features/fields/domain/area.ts',
      'no-import-up-from-ground: features/plans/domain/up.ts → features/chat/domain/chat.ts',
      'nothing-imports-apps: kit/web/main.ts → apps/web/app.ts',
      'only-the-public-server-api: features/plans/server/reach.ts → features/fields/server/sql.ts',
      'only-the-server-imports-its-packages: kit/web/pool.ts → node_modules/pg/index.js',
      'only-the-server-imports-the-server: features/fields/domain/peek.ts → features/fields/server/sql.ts',
      'only-the-server-imports-the-server: features/fields/web/FieldScreen.tsx → features/fields/server/sql.ts',
      'only-the-server-imports-the-server: features/plans/web/lazy.ts → features/fields/server/sql.ts',
      'pure-imports-no-node: features/fields/domain/clock.ts → process',
      'resolves: features/chat/domain/lost.ts → #features/chat/domain/gone.ts',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
