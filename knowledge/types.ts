import type { SourceId } from './sources.ts';

export type Language = 'en' | 'sw';

/** One sentence in both languages. */
export interface Bilingual { readonly en: string; readonly sw: string }

/** A book is one chunk of the knowledge; related crops share one, `any` holds the conditions of all crops. */
export type Book =
  | 'any' | 'avocado' | 'banana' | 'bean' | 'blackgram' | 'cassava' | 'citrus' | 'coffee' | 'cotton' | 'cowpea' | 'finger_millet'
  | 'groundnut' | 'kale' | 'maize' | 'mango' | 'onion' | 'passion_fruit' | 'pawpaw' | 'pepper' | 'pigeon_pea' | 'potato' | 'rice'
  | 'sorghum' | 'soybean' | 'spinach' | 'sugarcane' | 'sunflower' | 'sweet_potato' | 'tea' | 'tomato' | 'wheat';

export type ConditionType =
  | 'fungal' | 'oomycete' | 'bacterial' | 'viral' | 'insect' | 'mite' | 'nematode' | 'snail' | 'animal' | 'deficiency' | 'physiological' | 'weed' | 'healthy';

/** `fruit`: fruit, pod, cob, ear, berry, head. `root`: root, tuber, bulb. */
export type Part = 'leaf' | 'stem' | 'growing_point' | 'flower' | 'fruit' | 'root' | 'whole_plant';
/** `orange` is rusty; `dark_green` is water-soaked. */
export type Colour = 'yellow' | 'brown' | 'black' | 'grey' | 'white' | 'orange' | 'red' | 'purple' | 'dark_green';
/** `windows`: scraped; `trails`: mines; `galls`: swellings; `sticky`: honeydew, soot; `frass`: sawdust. */
export type Pattern =
  | 'round_spots' | 'angular_spots' | 'rings' | 'stripes' | 'large_patches' | 'powder' | 'dusty_pustules' | 'mould' | 'holes' | 'windows' | 'trails'
  | 'mosaic' | 'curling' | 'wilting' | 'rot' | 'stunted' | 'galls' | 'insects' | 'webbing' | 'sticky' | 'dry_edges' | 'between_veins' | 'cracks' | 'frass' | 'dieback';

/** What a farmer would tick in the guided key; empty for healthy plants. */
export interface Signs { readonly parts: readonly Part[]; readonly colours: readonly Colour[]; readonly patterns: readonly Pattern[] }

/**
 * What lists and the guided key need; the rest is in the book. A key is the name of its photo folder, where
 * there are photos.
 */
export interface ConditionEntry {
  readonly key: `${Book}___${string}`;
  readonly crop: Book;
  readonly name: Bilingual;
  /** Empty when no organism causes it. */
  readonly scientificName: string;
  readonly type: ConditionType;
  readonly signs: Signs;
}

/** Something a farmer makes or does at home, with quantities. */
export interface Preparation {
  readonly title: Bilingual;
  readonly needs: readonly Bilingual[];
  readonly steps: readonly Bilingual[];
  readonly use: Bilingual;
  readonly limits: Bilingual;
  readonly source: SourceId;
}

/** A class of active ingredients. Never a dose, brand or interval: those are on the label. */
export interface ChemicalClass {
  readonly group: Bilingual;
  readonly code: `FRAC ${string}` | `IRAC ${string}`;
  readonly when: Bilingual;
  readonly label: Bilingual;
  readonly protection: Bilingual;
  /** Products in older advice that must not be used any more. */
  readonly avoid?: Bilingual;
}

/** A kind of product to ask for in a shop; `find` is the search term. */
export interface ProductKind { readonly kind: string; readonly name: Bilingual; readonly find: string }

interface SpreadRisk { readonly level: 'low' | 'medium' | 'high'; readonly text: Bilingual }

/** Percent of the harvest; null if no measured range was found. */
interface YieldLoss {
  readonly range: { readonly low: number; readonly high: number } | null;
  readonly text: Bilingual;
  readonly source: SourceId;
}

/** `key`: the page of the similar condition, if the books have one. */
export interface Lookalike { readonly name: Bilingual; readonly sign: Bilingual; readonly key?: `${Book}___${string}` }

interface Always extends ConditionEntry {
  readonly symptoms: readonly Bilingual[];
  readonly lookalikes: readonly Lookalike[];
  readonly immediateActions: readonly Bilingual[];
  readonly organicSolutions: readonly Preparation[];
  readonly preventiveMeasures: readonly Bilingual[];
  readonly sources: readonly SourceId[];
  /** The date when a person last checked the page against its sources. */
  readonly reviewed: `${number}-${number}-${number}`;
}

interface Further {
  /** Empty when no shop product helps. */
  readonly inorganicSolutions: readonly ChemicalClass[];
  readonly recommendedProducts: readonly ProductKind[];
  readonly recoveryTimeline: Bilingual;
  readonly spreadRisk: SpreadRisk;
  readonly yieldLoss: YieldLoss;
}

export interface FullCondition extends Always, Further { readonly depth: 'full' }
interface ShortCondition extends Always, Partial<Further> { readonly depth: 'short' }
export type Condition = FullCondition | ShortCondition;
