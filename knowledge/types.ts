import type { SourceId } from './sources.ts';

export type Language = 'en' | 'sw';

/** One sentence in both languages. */
export interface Said { readonly en: string; readonly sw: string }

/** The keys are the folder names of the photos the leaf model learned from: `<crop>___<condition>`. */
export type BeanKey = 'bean___angular_leaf_spot' | 'bean___healthy' | 'bean___rust';
export type CoffeeKey =
  | 'coffee___cercospora_leaf_spot' | 'coffee___healthy' | 'coffee___leaf_miner' | 'coffee___leaf_rust' | 'coffee___phoma_brown_leaf_spot';
export type MaizeKey = 'maize___common_rust' | 'maize___gray_leaf_spot' | 'maize___healthy' | 'maize___northern_leaf_blight';
export type ConditionKey = BeanKey | CoffeeKey | MaizeKey;
export type PhotoCrop = 'bean' | 'coffee' | 'maize';

export type ConditionType = 'fungal' | 'insect' | 'healthy';

/** What a list needs; small enough for the shell. */
export interface ConditionEntry {
  readonly key: ConditionKey;
  readonly crop: PhotoCrop;
  readonly name: Said;
  /** Empty for a healthy leaf. */
  readonly scientificName: string;
  readonly type: ConditionType;
}

/** Something a farmer makes or does at home, with its quantities. */
export interface Preparation {
  readonly title: Said;
  readonly needs: readonly Said[];
  readonly steps: readonly Said[];
  readonly use: Said;
  readonly limits: Said;
  readonly source: SourceId;
}

/** A class of active ingredients. Never a dose, a brand or an interval: those stand on the label. */
export interface ChemicalClass {
  readonly group: Said;
  readonly code: `FRAC ${string}` | `IRAC ${string}`;
  readonly when: Said;
  readonly label: Said;
  readonly protection: Said;
  /** What older advice names and must not be used any more. */
  readonly avoid?: Said;
}

/** A kind of product to ask for in a shop; `find` is what to search for. */
export interface ProductKind { readonly kind: string; readonly name: Said; readonly find: string }

export interface SpreadRisk { readonly level: 'low' | 'medium' | 'high'; readonly text: Said }

/** Percent of the harvest; null where no measured range was found. */
export interface YieldLoss {
  readonly range: { readonly low: number; readonly high: number } | null;
  readonly text: Said;
  readonly source: SourceId;
}

export interface Lookalike { readonly name: Said; readonly sign: Said }

export interface Condition extends ConditionEntry {
  readonly symptoms: readonly Said[];
  readonly immediateActions: readonly Said[];
  readonly organicSolutions: readonly Preparation[];
  readonly inorganicSolutions: readonly ChemicalClass[];
  readonly recommendedProducts: readonly ProductKind[];
  readonly preventiveMeasures: readonly Said[];
  readonly recoveryTimeline: Said;
  readonly spreadRisk: SpreadRisk;
  readonly yieldLoss: YieldLoss;
  readonly lookalikes: readonly Lookalike[];
  readonly sources: readonly SourceId[];
}
