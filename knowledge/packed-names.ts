import type { Book, Colour, ConditionEntry, ConditionType, Part, Pattern } from './types.ts';

const TYPES = ['fungal', 'oomycete', 'bacterial', 'viral', 'insect', 'mite', 'nematode', 'snail', 'animal', 'deficiency', 'physiological', 'weed', 'healthy'] as const satisfies readonly ConditionType[];
const PARTS = ['leaf', 'stem', 'growing_point', 'flower', 'fruit', 'root', 'whole_plant'] as const satisfies readonly Part[];
const COLOURS = ['yellow', 'brown', 'black', 'grey', 'white', 'orange', 'red', 'purple', 'dark_green'] as const satisfies readonly Colour[];
const PATTERNS = [
  'round_spots', 'angular_spots', 'rings', 'stripes', 'large_patches', 'powder', 'dusty_pustules', 'mould', 'holes', 'windows', 'trails', 'mosaic', 'curling',
  'wilting', 'rot', 'stunted', 'galls', 'insects', 'webbing', 'sticky', 'dry_edges', 'between_veins', 'cracks', 'frass', 'dieback',
] as const satisfies readonly Pattern[];

type Names = Readonly<Record<string, ConditionEntry>>;

const toLetters = <T>(list: readonly T[], values: readonly T[]): string => values.map((one) => list.indexOf(one).toString(36)).join('');
const fromLetters = <T>(list: readonly T[], letters = ''): readonly T[] => [...letters].flatMap((one) => list[parseInt(one, 36)] ?? []);

/** The names of one book as a text of a third of the size: a line for each condition. */
export const packNames = (names: Names): string =>
  Object.values(names)
    .map(({ key, crop, name, scientificName, type, signs }) =>
      [
        key.slice(crop.length + 3), name.en, name.sw, scientificName, toLetters(TYPES, [type]),
        toLetters(PARTS, signs.parts), toLetters(COLOURS, signs.colours), toLetters(PATTERNS, signs.patterns),
      ].join('|'))
    .join('\n');

export const unpackNames = (crop: Book, text: string): Names =>
  Object.fromEntries(
    text.split('\n').map((line): [string, ConditionEntry] => {
      const [id, en = '', sw = '', scientificName = '', type, parts, colours, patterns] = line.split('|');
      const key = `${crop}___${id}` as const;
      const signs = { parts: fromLetters(PARTS, parts), colours: fromLetters(COLOURS, colours), patterns: fromLetters(PATTERNS, patterns) };
      return [key, { key, crop, name: { en, sw }, scientificName, type: fromLetters(TYPES, type)[0] ?? 'healthy', signs }];
    }),
  );
