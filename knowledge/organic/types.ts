import type { ConditionKey } from '../books.ts';
import type { Prohibition } from '../sprays/forbids.ts';
import type { Bilingual } from '../types.ts';

/** Words of agronomy's `stageOn`; `any`: whatever its stage. */
export type ActionPhase =
  | 'pre-planting' | 'emergence' | 'seedling' | 'vegetative' | 'tillering' | 'heading' | 'flowering'
  | 'grain-fill' | 'pod-fill' | 'fruiting' | 'tuber-bulking' | 'bulbing' | 'ripening' | 'harvested' | 'evergreen';

export interface Ingredient { readonly name: Bilingual; readonly quantity: Bilingual }

/** Where it helps though nothing is wrong. */
export interface Fits { readonly crops: readonly string[] | 'any'; readonly phases: readonly ActionPhase[] | 'any' }

/**
 * Something a farmer can make or do today. Steps, use, limits and source are those of the recipe on its pages in the books,
 * and no sentence of them is repeated here: a test holds every figure below against them.
 */
export interface OrganicAction {
  readonly key: string;
  /** The English title of the preparation on each of the pages. */
  readonly recipe: string;
  /** What it helps with, which is also where the recipe stands. */
  readonly pages: readonly [ConditionKey, ...ConditionKey[]];
  readonly about: Bilingual;
  readonly ingredients: readonly Ingredient[];
  /** The recipe helps at no other time, whatever troubles the crop. */
  readonly only?: readonly ActionPhase[];
  /** What a condition may forbid of it: it is not offered while such a condition is open on the field. */
  readonly does?: readonly Prohibition[];
  /** Its use comes with the next planting or season, so it is never urgent and comes after what helps now. */
  readonly later?: true;
  /** Only once the harvest window of the crop has opened, or after the harvest. */
  readonly atHarvest?: true;
  /** Crops of `any` that it is not for. */
  readonly except?: readonly string[];
  /** Null: only for a trouble that is there, or is looked for. */
  readonly fits: Fits | null;
  /** Alerts, by their matter, that it answers. */
  readonly themes: readonly string[];
  /** The weather that it is for. */
  readonly weather: 'wet' | 'dry' | null;
  /** Days before harvest. `none`: nothing is sprayed. `not_named`: something is, and the recipe's source names no days. */
  readonly wait: 'none' | 'not_named' | { readonly days: number };
  /** When something is to be seen of it. */
  readonly results: Bilingual;
}
