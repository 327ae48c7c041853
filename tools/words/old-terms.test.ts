import { expect, test } from 'vitest';
import { sourceFiles } from '../source/source-files.ts';
import { OLD_TERMS, oldTermsIn } from './old-terms.ts';

test('no identifier and no file name uses a word of the old vocabulary', () => {
  const files = [...sourceFiles()].filter(([file]) => !file.startsWith('tools/words/old-terms'));
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap(([file, text]) => oldTermsIn(file, text))).toEqual([]);
});

test('an old word is found in the middle of a name, and not in sentences, comments or longer words', () => {
  expect(oldTermsIn('kit/pure/a.ts', 'const marketDesk = 1; openDoors(); RECKONED; x.keeper')).toEqual(
    ['marketDesk', 'openDoors', 'RECKONED', 'keeper'].map((name) => `kit/pure/a.ts: ${name}`),
  );
  expect(oldTermsIn('kit/pure/desk-words.ts', '')).toEqual(['kit/pure/desk-words.ts: desk-words']);
  expect(
    oldTermsIn('kit/pure/a.ts', "// at the door\nconst household = 'a house'; Lighthouse; `desk`;"),
  ).toEqual([]);
  expect(Object.values(OLD_TERMS).every((instead) => instead.length > 3)).toBe(true);
});
