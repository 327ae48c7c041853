import { createHash } from 'node:crypto';
import path from 'node:path';

const HASH_LENGTH = 3;

const shortHash = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .replace(/^[0-9]+/, '')
    .slice(0, HASH_LENGTH);

/**
 * Names of CSS classes in the build: three letters for the file and a number within it. With names like
 * `title-wE0iAq` the styles were 8 % larger. A name changes only with its own file, so the chunks of other
 * files keep their hashes.
 */
export const shortClassNames = (root: string) => {
  const files = new Map<string, { readonly file: string; readonly names: Map<string, number> }>();
  return (name: string, id: string): string => {
    const file = path.relative(root, id.split('?')[0]!);
    const hash = shortHash(file);
    const known = files.get(hash) ?? { file, names: new Map<string, number>() };
    files.set(hash, known);
    if (known.file !== file)
      throw new Error(`${file} and ${known.file} have the same short hash; rename one`);
    const index = known.names.get(name) ?? known.names.size;
    known.names.set(name, index);
    return hash + index.toString(36);
  };
};
