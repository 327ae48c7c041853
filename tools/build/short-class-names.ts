import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['apps', 'features', 'kit'];

/** Frequent in style sheets, so that they take few bits when compressed. */
const LETTERS = [...'etaoinrsldcpgb'];

/** Two letters for each style sheet, from the hash of its path; where two agree, the later takes the next. */
const prefixes = (root: string): Map<string, string> => {
  const files = FOLDERS.flatMap((folder) =>
    (readdirSync(path.join(root, folder), { recursive: true }) as string[])
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  ).sort();
  const free = new Set(LETTERS.flatMap((first) => LETTERS.map((second) => first + second)));
  const slots = [...free];
  if (files.length > slots.length) throw new Error(`${files.length} style sheets need more letters`);
  return new Map(
    files.map((file) => {
      let slot = createHash('sha256').update(file).digest().readUInt32BE() % slots.length;
      while (!free.has(slots[slot] ?? '')) slot = (slot + 1) % slots.length;
      const letters = slots[slot] ?? '';
      free.delete(letters);
      return [file, letters];
    }),
  );
};

/**
 * Names of CSS classes in the build: two letters for the file and a number within it, as no global class is
 * named. With names like `title-wE0iAq` the styles were 12 % larger. A name changes only with its own file,
 * or with a file of the same hash, so the chunks of other files keep their hashes.
 */
export const shortClassNames = (root: string) => {
  const known = prefixes(root);
  const names = new Map<string, Map<string, number>>();
  return (name: string, id: string): string => {
    const file = path.relative(root, id.split('?')[0]!).replaceAll(path.sep, '/');
    const letters = known.get(file);
    if (letters === undefined) throw new Error(`${file} is not in ${FOLDERS.join(', ')}`);
    const ofFile = names.get(file) ?? new Map<string, number>();
    names.set(file, ofFile);
    const index = ofFile.get(name) ?? ofFile.size;
    ofFile.set(name, index);
    return letters + index;
  };
};
