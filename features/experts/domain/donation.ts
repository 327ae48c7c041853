/** What a farmer may allow, each by itself. */
export const donationPurposes = ['train', 'show'] as const;
export type DonationPurpose = (typeof donationPurposes)[number];

export const LICENCE = { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/', credit: 'Farmers in Kenya, through Mavuno' } as const;

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
  readonly month: string;
  readonly uses: readonly DonationPurpose[];
  readonly sha256: string;
}

export interface Ledger { readonly version: number; readonly items: readonly { readonly item: string; readonly withdrawn: number | null }[] }

/** Which photos came, and which that stood in an earlier set are gone. What is gone stays listed. */
export const changesOf = (now: readonly { readonly item: string }[], before: Ledger): { readonly added: readonly string[]; readonly back: readonly string[]; readonly gone: readonly string[]; readonly withdrawn: readonly string[] } => {
  const here = new Set(now.map(({ item }) => item));
  const known = new Map(before.items.map(({ item, withdrawn }) => [item, withdrawn]));
  const gone = before.items.filter(({ item, withdrawn }) => withdrawn === null && !here.has(item)).map(({ item }) => item);
  return {
    added: [...here].filter((item) => !known.has(item)),
    back: [...here].filter((item) => (known.get(item) ?? null) !== null),
    gone,
    withdrawn: [...gone, ...before.items.filter(({ item, withdrawn }) => withdrawn !== null && !here.has(item)).map(({ item }) => item)].sort(),
  };
};
