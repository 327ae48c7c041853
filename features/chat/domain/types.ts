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
  /** Metres above sea level. */
  readonly elevation: number | null;
  readonly acres: number | null;
  readonly crops: readonly ChatCrop[];
  /** From today on, from the cached forecast; empty if there is none. */
  readonly forecast: readonly WeatherDay[];
  readonly view: FieldView | null;
  /** Satellite vegetation index of the field, as used for its health. `null` or absent without an observation. */
  readonly vegetationIndex?: Pick<Vegetation, 'share' | 'day'> | null;
}

export interface ChatAlert {
  readonly id: string;
  readonly text: Bilingual;
  readonly isUrgent: boolean;
  readonly path: string;
}
/** `title` is the farmer's own text. */
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
  /** One of the price sources of `features/market`, or a free-text name. */ readonly source: string;
  readonly km: number | null;
  /** Older than sixty days: must not be called current. */
  readonly isOld: boolean;
}
/** The leaf model's result for an attached photo. `sure`: one condition. `maybe`: two or three. */
export interface ChatLeaf {
  readonly outcome: 'sure' | 'maybe' | 'healthy' | 'no_leaf' | 'unknown';
  readonly conditions: readonly string[];
  /** 0 to 1, for the first one. */ readonly certainty: number;
}
export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/**
 * The data that the engine's tools may read. Everything may be missing: `emptyContext` in `engine.ts` is the
 * minimum.
 */
export interface ChatContext {
  /** From the farmer's settings. The language of the question takes precedence. */
  readonly language: Language;
  readonly today: Day;
  /** Where the farmer lives or farms: a name from `features/places/domain/counties.ts`. */
  readonly county: string | null;
  readonly fields: readonly ChatField[];
  /** Open alerts, most urgent first. */
  readonly alerts: readonly ChatAlert[];
  /** Due today or earlier. */
  readonly tasks: readonly ChatTask[];
  /** The latest per crop and market; may be empty. */
  readonly prices: readonly ChatPrice[];
  /** The conversation so far, latest turn last. */
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
  /** Keys of `knowledge/crops.ts`, most mentioned first. */
  readonly crops: readonly string[];
  readonly parts: readonly string[];
  readonly symptoms: readonly string[];
  readonly county: string | null;
  readonly zone: 'low' | 'middle' | 'high' | 'dry' | null;
  /** Days since planting, if the question states an age. */
  readonly ageDays: number | null;
  readonly date: Day | null;
  readonly amounts: readonly { readonly value: number; readonly unit: string }[];
  /** Active ingredients named in the question, as spelled in `knowledge/substances.ts`. */
  readonly substances: readonly string[];
}

export interface ChatSource {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly year: number | null;
  readonly url: string | null;
  /**
   * `seen`: we read the passage there. `general`: common knowledge of that publisher. `own`: the farmer's own
   * records.
   */
  readonly basis: 'seen' | 'general' | 'own';
  /** A page of the app with more details. */
  readonly path: string | null;
}
/** A short sentence. `sources` are ids in the answer's `sources`, empty only for courtesy phrases. */
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
/** Sentences that belong together. `title` is `null` if they need no heading. */
export interface ChatBlock {
  readonly kind: BlockKind;
  readonly title: string | null;
  readonly sentences: readonly ChatSentence[];
  /** Collapsed: what to do first is shown above it. */ readonly isMore?: true;
}
/** Tapping a choice sends `ask` as the next question. */
export interface ChatChoice {
  readonly label: string;
  readonly ask: string;
}
export interface ChatClarify {
  readonly question: string;
  readonly choices: readonly [ChatChoice, ChatChoice];
}
/** What the answer is about, as its heading shows it. */
export interface ChatFinding {
  readonly name: string;
  /** Another possible name. */
  readonly alternative: string | null;
  /** `named`: the question or the page names it. */
  readonly certainty: 'named' | 'likely' | 'maybe';
  /** Key of `knowledge/crops.ts`, if the answer is about one crop. */
  readonly crop: string | null;
}
export type SafetyNote = 'banned' | 'dose_asked' | 'poisoning' | 'outside' | 'injection';

export interface ChatAnswer {
  readonly language: Language;
  readonly questionLanguage: QuestionLanguage;
  readonly intent: ChatIntent;
  readonly entities: ChatEntities;
  /** Subject of the answer: `condition:maize___fall_armyworm`, `topic:…`. `null` if nothing was found. */
  readonly about: string | null;
  readonly finding: ChatFinding | null;
  /** Follow-up questions, at most three, that the books answer. */
  readonly next: readonly string[];
  readonly blocks: readonly ChatBlock[];
  readonly sources: readonly ChatSource[];
  readonly clarify: ChatClarify | null;
  /** Weak evidence: the answer says so, and offers an expert. */
  readonly isUnsure: boolean;
  /** Estimated probability, 0 to 1, that an answer found like this one is right. Calibrated. */
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
