import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../commands/ready.mjs';
import { proofsInSource, readLedger, readStates } from './files.ts';
import { inScope, linesOf, proofsOf, lineStatus, titlesIn } from './ledger.ts';
import { renderLedger } from './page.ts';
import { figuresTable, readFigures, readReadme } from './readme.ts';

const ids = linesOf(readLedger()).map((l) => l.id);
const states = readStates();
const inSource = proofsInSource();

test('the ledger names each line once', () => {
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(ids.length).toBe(562);
});

test('manual notes refer to existing lines, and a changed line names its decision', () => {
  expect(Object.keys(states.states).filter((id) => !ids.includes(id))).toEqual([]);
  expect(states.scope.filter((entry) => !ids.some((id) => inScope([entry], id)))).toEqual([]);
  for (const hand of Object.values(states.states)) {
    if ('changed' in hand)
      expect(existsSync(path.join(root, 'docs/decisions', hand.changed)), hand.changed).toBe(true);
  }
});

test('no test claims a line that does not exist', () => {
  expect(Object.keys(inSource).filter((id) => !ids.includes(id))).toEqual([]);
});

test('every line that the ledger page calls done or changed is named by a test in the source', () => {
  const page = readFileSync(path.join(root, 'docs/spec/LEDGER.md'), 'utf8');
  const claimed = [...page.matchAll(/^- \*\*(\S+)\*\* \[.\] \*\*(?:done|changed)/gm)].map((m) => m[1]!);
  expect(claimed.length).toBeGreaterThan(0);
  expect(claimed.filter((id) => !inSource[id])).toEqual([]);
});

test('titles are read from source as a test run would report them', () => {
  const source =
    "test('ACC-01 ACC-35 each cell', …); test.each(two)('FLD-2b it\\'s %s', …); test('no id', …); say('ok FLD-14 here');";
  expect(titlesIn(source)).toEqual(['ACC-01 ACC-35 each cell', "FLD-2b it's %s"]);
  expect(proofsOf(['ACC-01 ACC-35 each cell'])).toEqual({
    'ACC-01': ['ACC-01 ACC-35 each cell'],
    'ACC-35': ['ACC-01 ACC-35 each cell'],
  });
});

test('a passing test makes a line done, a missing half keeps it waiting, without a test it is open', () => {
  const said = {
    scope: ['A'],
    states: { 'A-2': { waits: 'weather' }, 'A-3': { changed: 'x.md' }, 'A-5': { changed: 'x.md' } },
  };
  const proofs = { 'A-1': ['t'], 'A-2': ['half'], 'A-3': ['t'] };
  expect(['A-1', 'A-2', 'A-3', 'A-4', 'A-5'].map((id) => lineStatus(id, said, proofs).kind)).toEqual([
    'done',
    'waits',
    'changed',
    'open',
    'open',
  ]);
  const page = renderLedger(
    { groups: [{ title: 'One', lines: [{ id: 'A-2', mark: 'R', text: 'rain' }] }] },
    said,
    proofs,
  );
  expect(page).toContain('- **A-2** [R] **waits for weather**: rain\n  - half');
});

test('a scope is a group, a range with its lettered lines, or one line', () => {
  expect(
    ['FLD-05', 'FLD-06', 'FLD-24b', 'FLD-28', 'FLD-29'].map((id) => inScope(['FLD-06..28'], id)),
  ).toEqual([false, true, true, true, false]);
  expect(inScope(['ACC'], 'ACC-38')).toBe(true);
  expect(inScope(['X-1'], 'X-16')).toBe(false);
});

test('the README gives the figures of the shipped model (npm run spec writes them)', () => {
  expect(readReadme()).toContain(figuresTable(readFigures()));
});
