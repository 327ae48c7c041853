import type { FieldView } from '#features/agronomy/domain/field-view.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { HarvestWindow } from '#features/crops/domain/harvest-window.ts';
import type { Vegetation } from '#features/fields/domain/health.ts';
import type { Day } from '#kit/pure/days.ts';
import type { Language, Bilingual } from '#knowledge/types.ts';

/** A crop of the list (`knowledge/crops.ts`) that grows on a field or is planned there. */
export interface ChatCrop {
  readonly crop: string;
  readonly plantedOn: Day | null;
  readonly harvest: HarvestWindow | null;
}

/** One of the farmer's fields with its facts. `view`: agronomy computed on the phone; null without weather. */
export interface ChatField {
  readonly id: string;
  readonly name: string;
  readonly county: string | null;
  /** Metres above the sea. */
  readonly elevation: number | null;
  readonly acres: number | null;
  readonly crops: readonly ChatCrop[];
  /** From today on, from the cached forecast; empty if there is none. */
  readonly forecast: readonly WeatherDay[];
  readonly view: FieldView | null;
  /** What a satellite saw of it, as its health counts it; null or left out where nothing was. */
  readonly green?: Pick<Vegetation, 'share' | 'day'> | null;
}

export interface ChatAlert {
  readonly id: string;
  readonly text: Bilingual;
  readonly isUrgent: boolean;
  readonly path: string;
}
/** `title` is in the farmer's own words. */
export interface ChatTask {
  readonly id: string;
  readonly title: string;
  readonly due: Day | null;
  readonly path: string;
}
/** The price of one `unit` in KES, with place, date and source. */
export interface ChatPrice {
  readonly crop: string;
  readonly price: number;
  readonly unit: Bilingual;
  readonly kg: number | null;
  readonly market: string;
  readonly date: Day;
  /** One of the price sources of `features/market`, or a name. */ readonly source: string;
  readonly km: number | null;
  /** Older than sixty days: never to be called current. */
  readonly isOld: boolean;
}
/** What the leaf model made of an attached photo. `sure`: it gave one name; `maybe`: two or three. */
export interface ChatLeaf {
  readonly outcome: 'sure' | 'maybe' | 'healthy' | 'no_leaf' | 'unknown';
  readonly conditions: readonly string[];
  /** 0 to 1, of the first. */ readonly certainty: number;
}
export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/**
 * What the engine's typed tools may look at. Everything may be missing: `emptyContext` of `engine.ts` is the
 * least.
 */
export interface ChatContext {
  /** Of the farmer's settings; the question's own language wins. */
  readonly language: Language;
  readonly today: Day;
  /** Where the farmer lives or farms, a name of `features/places/domain/counties.ts`. */
  readonly county: string | null;
  readonly fields: readonly ChatField[];
  /** Open ones, the most pressing first. */
  readonly alerts: readonly ChatAlert[];
  /** Due today or before. */
  readonly tasks: readonly ChatTask[];
  /** The latest per crop and market; may be empty. */
  readonly prices: readonly ChatPrice[];
  /** The conversation so far, the latest last. */
  readonly turns: readonly ChatTurn[];
  readonly leaf: ChatLeaf | null;
}

const chatIntents = [
  'greeting',
  'thanks',
  'poisoning',
  'outside',
  'today',
  'own_field',
  'weather',
  'price',
  'pest',
  'disease',
  'nutrient',
  'water',
  'storage',
  'planting',
  'spacing',
  'seed',
  'variety',
  'fertiliser',
  'harvest',
  'safe_use',
  'soil',
  'weeds',
  'money',
  'app',
  'unknown',
] as const;
export type ChatIntent = (typeof chatIntents)[number];

export type QuestionLanguage = Language | 'mix';
export interface ChatEntities {
  /** Keys of `knowledge/crops.ts`, the one most spoken of first. */
  readonly crops: readonly string[];
  readonly parts: readonly string[];
  readonly symptoms: readonly string[];
  readonly county: string | null;
  readonly zone: 'low' | 'middle' | 'high' | 'dry' | null;
  /** Days since planting, if the question states an age. */
  readonly ageDays: number | null;
  readonly date: Day | null;
  readonly amounts: readonly { readonly value: number; readonly unit: string }[];
  /** Active ingredients that were named, as `knowledge/substances.ts` writes them. */
  readonly substances: readonly string[];
}

export interface ChatSource {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly year: number | null;
  readonly url: string | null;
  /**
   * `seen`: the passage was read there; `general`: common knowledge of that publisher; `own`: the farmer's
   * own records.
   */
  readonly basis: 'seen' | 'general' | 'own';
  /** A page of the app with more details. */
  readonly path: string | null;
}
/** A short sentence; `sources` are ids of the answer's `sources`. Empty for words of courtesy only. */
export interface ChatSentence {
  readonly text: string;
  readonly sources: readonly string[];
}
export const blockKinds = [
  'lead',
  'recipe',
  'cause',
  'confirm',
  'threshold',
  'do',
  'low_cost',
  'safe',
  'prevent',
  'fact',
  'own',
  'ask',
] as const;
export type BlockKind = (typeof blockKinds)[number];
/** Sentences that belong together; `title` null: they speak for themselves. */
export interface ChatBlock {
  readonly kind: BlockKind;
  readonly title: string | null;
  readonly sentences: readonly ChatSentence[];
  /** Collapsed: what to do first is shown above it. */ readonly isMore?: true;
}
/** A tap sends `ask` as the next question. */
export interface ChatChoice {
  readonly label: string;
  readonly ask: string;
}
export interface ChatClarify {
  readonly question: string;
  readonly choices: readonly [ChatChoice, ChatChoice];
}
export type SafetyNote = 'banned' | 'dose_asked' | 'poisoning' | 'outside' | 'injection';

export interface ChatAnswer {
  readonly language: Language;
  readonly asked: QuestionLanguage;
  readonly intent: ChatIntent;
  readonly entities: ChatEntities;
  /** What the answer speaks of: `condition:maize___fall_armyworm`, `topic:…`; null where nothing was found. */
  readonly about: string | null;
  readonly blocks: readonly ChatBlock[];
  readonly sources: readonly ChatSource[];
  readonly clarify: ChatClarify | null;
  /** Weak evidence: the answer says so, and offers an expert. */
  readonly isUnsure: boolean;
  /** How often answers found like this one were right when it was measured, 0 to 1. */
  readonly certainty: number;
  readonly door: 'expert' | null;
  readonly safety: readonly SafetyNote[];
}

/** A passage of the books for a model that phrases an answer and may say nothing else. */
export interface ChatPassage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly source: ChatSource;
}
