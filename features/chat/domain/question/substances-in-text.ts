import { collapseRepeats } from '#features/community/domain/analysis/moderation/prepare-text.ts';
import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { substancesByStatus, type SubstanceStatus } from '#knowledge/substances.ts';

/** Trade names and spellings that farmers use. Recognised, never shown. */
const substanceByAlias: Readonly<Record<string, string>> = {
  furadan: 'carbofuran',
  furadani: 'carbofuran',
  furaden: 'carbofuran',
  karbofuran: 'carbofuran',
  karbofurani: 'carbofuran',
  thiodan: 'endosulfan',
  gramoxone: 'paraquat',
  gramaxone: 'paraquat',
  gramoxon: 'paraquat',
  parakwati: 'paraquat',
  paraquate: 'paraquat',
  lannate: 'methomyl',
  nuvan: 'dichlorvos',
  ddvp: 'dichlorvos',
  temik: 'aldicarb',
  azodrin: 'monocrotophos',
  nuvacron: 'monocrotophos',
  folidol: 'parathion',
  tamaron: 'methamidophos',
  gammatox: 'lindane',
  hostathion: 'triazophos',
  mocap: 'ethoprophos',
  diditi: 'DDT',
  bravo: 'chlorothalonil',
  daconil: 'chlorothalonil',
  confidor: 'imidacloprid',
  dursban: 'chlorpyrifos',
  dusban: 'chlorpyrifos',
  pyrinex: 'chlorpyrifos',
  rogor: 'dimethoate',
  twigathoate: 'dimethoate',
  dithane: 'mancozeb',
  milthane: 'mancozeb',
  orthene: 'acephate',
  dynamec: 'abamectin',
  calypso: 'thiacloprid',
  antracol: 'propineb',
  rovral: 'iprodione',
  benlate: 'benomyl',
  kelthane: 'dicofol',
  aldrex: 'aldrin',
  indosulfan: 'endosulfan',
  endosulphan: 'endosulfan',
  monocrotofos: 'monocrotophos',
  metomil: 'methomyl',
};
/** Names that are harmless alone: a crop, weeds, a soil element. */
export const AMBIGUOUS: ReadonlySet<string> = new Set(['tobacco', 'datura', 'nicotine', 'mercury', 'hch']);
const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const listedNames = Object.values(substancesByStatus)
  .flat()
  .filter((name) => !AMBIGUOUS.has(name.toLowerCase()));
const byName: ReadonlyMap<string, string> = new Map([
  ...listedNames.map((name) => [normalizeName(name), name] as const),
  ...Object.entries(substanceByAlias),
]);
/** Long names with disguised spellings removed: c4rb0furan, f-u-r-a-d-a-n, carbofuraan. */
const substanceByPlainSpelling: ReadonlyMap<string, string> = new Map(
  [...byName]
    .filter(([word]) => word.length > 5 && !word.includes(' '))
    .map(([word, name]) => [collapseRepeats(word), name]),
);
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  $: 's',
};

const joinSpacedLetters = (text: string): string =>
  text.replace(/\b(?:[a-z0-9@$][\s.\-_*]){4,}[a-z0-9@$]\b/g, (run) => run.replace(/[\s.\-_*]/g, ''));
const undisguisedWords = (text: string): readonly string[] =>
  [
    ...`${joinSpacedLetters(text)} ${text.replace(/([a-z0-9])-(?=[a-z0-9])/g, '$1')}`.matchAll(
      /[a-z0-9@$]+/g,
    ),
  ].map(([word]) =>
    /[a-z]/.test(word) ? collapseRepeats(word.replace(/[01345@$]/g, (mark) => LETTERS[mark] ?? mark)) : word,
  );

/**
 * Banned and restricted pesticides that a text names, including trade names, misspellings and disguised
 * spellings. Returns them as the lists spell them.
 */
export const hazardousSubstancesIn = (text: string): readonly string[] => {
  const folded = fold(text).text;
  const words = wordsIn(folded.replace(/-/g, ' ')).map(({ word }) => word);
  const found = new Set<string>();
  for (let i = 0; i < words.length; i += 1) {
    for (const length of [3, 2, 1]) {
      const name = byName.get(words.slice(i, i + length).join(' '));
      if (name !== undefined) found.add(name);
    }
  }
  for (const word of undisguisedWords(folded)) {
    const name =
      substanceByPlainSpelling.get(word) ??
      (word.length > 8 ? substanceByPlainSpelling.get(word.replace(/[ie]$/, '')) : undefined);
    if (name !== undefined) found.add(name);
  }
  return [...found];
};

export const statusesOf = (name: string): readonly SubstanceStatus[] =>
  (Object.keys(substancesByStatus) as SubstanceStatus[]).filter((status) =>
    substancesByStatus[status].includes(name),
  );
/** True if it must not be advised at all. Others are restricted. */
export const isForbidden = (name: string): boolean =>
  statusesOf(name).some((status) => status !== 'restricted' && status !== 'reported_restricted');
