import { expect, test } from 'vitest';
import { commonRefusals } from '#kit/pure/contract.ts';
import * as exchange from '#kit/sync/exchange.ts';
import * as photos from '#kit/sync/photos.ts';
import { en } from '#kit/web/words.ui.en.ts';

type Modules = Readonly<Record<string, object>>;
const contracts: Modules = import.meta.glob(['/features/*/*contract*.ts', '!**/*.test.ts'], {
  eager: true,
});
const words: Modules = import.meta.glob('/features/*/words*.en.ts', { eager: true });

const codesOf = (module: object): string[] =>
  Object.values(module).flatMap((thing: { refusals?: unknown } | null) => {
    const refusals = thing?.refusals;
    return Array.isArray(refusals)
      ? (refusals as string[])
      : refusals && typeof refusals === 'object'
        ? Object.keys(refusals)
        : [];
  });

/** Refusal codes of phone and server that no contract declares. */
const own = [
  'network.unreachable',
  'store.full',
  'store.unavailable',
  'store.outdated',
  'store.too_large',
  'sync.invalid',
  'sync.unknown_command',
  'server.not_ready',
  'request.unknown_path',
];

test('X-11 every refusal anybody can answer with is a sentence; a missing Kiswahili one does not compile', () => {
  const sentences = new Set(
    [en, ...Object.values(words).flatMap((module) => Object.values(module) as object[])].flatMap((texts) =>
      'refusals' in texts ? Object.keys(texts.refusals as object) : [],
    ),
  );
  const codes = new Set([
    ...Object.keys(commonRefusals),
    ...own,
    ...[exchange, photos, ...Object.values(contracts)].flatMap(codesOf),
  ]);
  expect(Object.keys(contracts).length).toBeGreaterThan(30);
  expect(codes.size).toBeGreaterThan(100);
  expect([...codes].filter((code) => !sentences.has(code))).toEqual([]);
});
