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

/** The expert's latest answer decides for all photos of the answered turns. Null when none may be donated. */
export const donatableOf = (
  turns: readonly AnsweredTurn[],
): { readonly condition: string; readonly photos: readonly string[] } | null => {
  const answered = turns.filter((turn) => turn.answer !== null);
  const last = answered[answered.length - 1];
  if (!last?.answer?.donatable || last.answer.condition === null) return null;
  return { condition: last.answer.condition, photos: [...new Set(answered.flatMap((turn) => turn.photos))] };
};

/** One photo in a donated set. Contains nothing that identifies a person. */
export interface DonatedPhoto {
  readonly item: string;
  readonly file: string;
  /** Folder name for training the leaf model: `<crop>___<condition>`. */
  readonly condition: string;
  readonly crop: string;
  /** Photos with the same value show one plant, so that a dataset split keeps them together. */
  readonly plant: string;
  readonly county: string | null;
  /** Month of the question, `YYYY-MM`. */
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
export const compareDonatedSets = (
  now: readonly { readonly item: string }[],
  { items }: Pick<DonatedSet, 'items'>,
) => {
  const currentItems = new Set(now.map(({ item }) => item));
  const known = new Map(items.map(({ item, withdrawn }) => [item, withdrawn]));
  const missing = items.filter(({ item }) => !currentItems.has(item));
  return {
    added: [...currentItems].filter((item) => !known.has(item)),
    returned: [...currentItems].filter((item) => (known.get(item) ?? null) !== null),
    newlyWithdrawn: missing.filter(({ withdrawn }) => withdrawn === null).map(({ item }) => item),
    withdrawn: missing.map(({ item }) => item).sort(),
  };
};

/** Number of photos per condition, for the manifest and for readers. */
export const countsOf = (
  photos: readonly Pick<DonatedPhoto, 'condition'>[],
): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { condition } of [...photos].sort((a, b) => (a.condition < b.condition ? -1 : 1)))
    counts[condition] = (counts[condition] ?? 0) + 1;
  return counts;
};
