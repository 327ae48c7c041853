import type { ConditionKey } from '../books.ts';
import type { Prohibition } from '../sprays/forbids.ts';
import type { Bilingual } from '../types.ts';

/** Stages returned by agronomy's `stageOn`. `any`: at every stage. */
export type ActionPhase =
  | 'pre-planting' | 'emergence' | 'seedling' | 'vegetative' | 'tillering' | 'heading' | 'flowering'
  | 'grain-fill' | 'pod-fill' | 'fruiting' | 'tuber-bulking' | 'bulbing' | 'ripening' | 'harvested' | 'evergreen';

export interface Ingredient { readonly name: Bilingual; readonly quantity: Bilingual }

/** Where it helps even without a problem. */
export interface Fits { readonly crops: readonly string[] | 'any'; readonly phases: readonly ActionPhase[] | 'any' }

/**
 * Something a farmer can make or do today. Steps, use, limits and source are in the recipe on its pages in
 * the books, and no sentence of them is repeated here. A test checks every figure below against them.
 */
export interface OrganicAction {
  readonly key: string;
  /** The preparation's English title on each of the pages. */
  readonly recipe: string;
  /** Conditions it helps against. The recipe is on their pages. */
  readonly pages: readonly [ConditionKey, ...ConditionKey[]];
  readonly about: Bilingual;
  readonly ingredients: readonly Ingredient[];
  /** The recipe helps only in these phases, whatever the problem. */
  readonly only?: readonly ActionPhase[];
  /**
   * What the action does that a condition may forbid. It is not offered while such a condition is open on
   * the field.
   */
  readonly does?: readonly Prohibition[];
  /** For the next planting or season, so it is never urgent and ranks after actions that help now. */
  readonly later?: true;
  /** Only once the harvest window of the crop has opened, or after the harvest. */
  readonly atHarvest?: true;
  /** Excluded crops when `crops` is `any`. */
  readonly except?: readonly string[];
  /** Null: only suggested for a present problem or for one to watch for. */
  readonly fits: Fits | null;
  /** Themes of the alerts that it responds to. */
  readonly themes: readonly string[];
  /** The weather it is meant for. */
  readonly weather: 'wet' | 'dry' | null;
  /**
   * Days before harvest. `none`: nothing is sprayed. `not_named`: it is a spray, but the recipe's source
   * gives no number of days.
   */
  readonly wait: 'none' | 'not_named' | { readonly days: number };
  /** When results become visible. */
  readonly results: Bilingual;
}
