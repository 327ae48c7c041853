import type { SourceId } from '../sources.ts';
import type { Bilingual } from '../types.ts';

/** Colour names for pictures. `tints` defines their values on screen and on paper. */
export type Tint =
  | 'ink'
  | 'soft'
  | 'paper'
  | 'soil'
  | 'skin'
  | 'deep'
  | 'leaf'
  | 'dark'
  | 'yellow'
  | 'straw'
  | 'clay'
  | 'water'
  | 'sky'
  | 'white'
  | 'grey';

/** An outline as SVG path data. */
export interface Outline {
  readonly d: string;
  readonly fill?: Tint;
  readonly line?: Tint;
  readonly width?: number;
}
export interface Label<T> {
  readonly text: T;
  readonly at: readonly [number, number];
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}
export type Shape<T> = Outline | Label<T>;

/** 320 units wide. `alt` says in words what it shows. */
export interface Drawing<T> {
  readonly height: number;
  readonly alt: T;
  readonly shapes: readonly Shape<T>[];
}

export const blockKinds = ['heading', 'text', 'soft', 'note', 'steps', 'list', 'drawing'] as const;
/** One element of a page, from top to bottom. `T` is a sentence in both languages, or in one. */
export interface Block<T> {
  readonly kind: (typeof blockKinds)[number];
  readonly text?: T;
  readonly items?: readonly T[];
  readonly drawing?: Drawing<T>;
}

export const categories = ['soil', 'planting', 'pests', 'diseases', 'safety', 'harvest', 'organic'] as const;
export type Category = (typeof categories)[number];
export const tags = [
  'compost',
  'manure',
  'seed',
  'maize',
  'beans',
  'potato',
  'tomato',
  'vegetables',
  'fruit',
  'water',
  'organic',
  'nursery',
  'clothing',
  'grain',
  'fodder',
  'scouting',
  'all_crops',
] as const;
export type Tag = (typeof tags)[number];
export const resourceTypes = ['course', 'tutorial', 'video', 'article'] as const;
export const levels = ['beginner', 'experienced'] as const;

/** What is read in one sitting. The farmer's progress counts sections. */
export interface Section {
  readonly title: Bilingual;
  readonly blocks: readonly Block<Bilingual>[];
}

export interface Lesson {
  readonly slug: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly category: Category;
  readonly type: (typeof resourceTypes)[number];
  readonly level: (typeof levels)[number];
  readonly tags: readonly Tag[];
  readonly isFeatured?: true;
  /** The date it was last checked against its sources. */
  readonly reviewed: `${number}-${number}-${number}`;
  readonly sections: readonly Section[];
  readonly sources: readonly SourceId[];
}
