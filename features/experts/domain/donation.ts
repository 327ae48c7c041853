/** The purposes that a farmer may allow, separately. */
export const donationPurposes = ['train', 'show'] as const;
export type DonationPurpose = (typeof donationPurposes)[number];

export const LICENCE = {
  id: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  credit: 'Farmers in Kenya, through Mavuno',
} as const;

interface AnsweredTurn {
  readonly photos: readonly string[];
  readonly answer: { readonly condition: string | null; readonly donatable: boolean } | null;
}

/** The expert's newest word decides, for all photos that lay before them; null where nothing may be given. */
export const donatableOf = (
  turns: readonly AnsweredTurn[],
): { readonly condition: string; readonly photos: readonly string[] } | null => {
  const answered = turns.filter((turn) => turn.answer !== null);
  const last = answered[answered.length - 1];
  if (!last?.answer?.donatable || last.answer.condition === null) return null;
  return { condition: last.answer.condition, photos: [...new Set(answered.flatMap((turn) => turn.photos))] };
};

/** One donated photo as a set holds it: nothing in it leads back to a person. */
export interface DonatedPhoto {
  readonly item: string;
  readonly file: string;
  /** The folder the leaf model learns from: `<crop>___<condition>`. */
  readonly condition: string;
  readonly crop: string;
  /** Photos with the same name show one plant: a split keeps them together. */
  readonly plant: string;
  readonly county: string | null;
  /** When the question was asked, `YYYY-MM`. */
  readonly month: string;
  readonly uses: readonly DonationPurpose[];
  readonly sha256: string;
}

export interface DonatedSet {
  readonly version: number;
  readonly hash: string | null;
  readonly items: readonly { readonly item: string; readonly withdrawn: number | null }[];
}

/** New and returned photos, and those of an earlier set that were withdrawn. Withdrawn ones stay listed. */
export const changesOf = (
  now: readonly { readonly item: string }[],
  { items }: Pick<DonatedSet, 'items'>,
) => {
  const here = new Set(now.map(({ item }) => item));
  const known = new Map(items.map(({ item, withdrawn }) => [item, withdrawn]));
  const missing = items.filter(({ item }) => !here.has(item));
  return {
    added: [...here].filter((item) => !known.has(item)),
    back: [...here].filter((item) => (known.get(item) ?? null) !== null),
    gone: missing.filter(({ withdrawn }) => withdrawn === null).map(({ item }) => item),
    withdrawn: missing.map(({ item }) => item).sort(),
  };
};

/** How many photos of each condition, for the manifest and the eye. */
export const countsOf = (
  photos: readonly Pick<DonatedPhoto, 'condition'>[],
): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { condition } of [...photos].sort((a, b) => (a.condition < b.condition ? -1 : 1)))
    counts[condition] = (counts[condition] ?? 0) + 1;
  return counts;
};
