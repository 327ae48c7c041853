import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { Language } from '#kit/pure/words.ts';
import type { CommandsIn, ProjectionsOf, RefusalsIn, RowOf, Synced, SyncedIn } from '#kit/sync/commands.ts';
import type { Projections } from '#kit/sync/replay.ts';
import type { AnyLazyComponent } from './ui/lazy-component.ts';
import type { en } from './words.ui.en.ts';

/**
 * Who may open a screen. `guest`: only without a session (the sign-in screen). `pro`: other users are sent to
 * /upgrade. The server checks access again.
 */
export type ScreenAccess = 'public' | 'guest' | 'user' | 'pro';

type Params = Readonly<Record<string, string>>;
export type Screen = ComponentType<{ readonly params: Params }>;

export interface Route {
  readonly path: string;
  readonly access: ScreenAccess;
  readonly load: () => Promise<Screen>;
  /** Chunks that are fetched together with the screen: slots by name, or anything else with a `fetch`. */
  readonly preload: readonly (string | Preloadable)[];
}
type Preloadable = Pick<AnyLazyComponent, 'fetch'>;

/** A path and its screen, which is a separate chunk. */
export const route = (
  path: string,
  access: ScreenAccess,
  load: () => Promise<Screen | ComponentType>,
  preload: Route['preload'] = [],
): Route => ({ path, access, load: load as Route['load'], preload });

/** Like `route`, for a screen that takes the path parameter `:id` as its prop `id`. */
export const routeWithId = (
  path: string,
  access: ScreenAccess,
  load: () => Promise<ComponentType<{ readonly id: string }>>,
  preload: Route['preload'] = [],
): Route => ({
  path,
  access,
  load: async () => {
    const Inner = await load();
    return ({ params }) => createElement(Inner, { id: params['id'] ?? '' });
  },
  preload,
});

type CommandText<Words> = (
  words: Words,
  args: Readonly<Record<string, unknown>>,
  language: Language,
) => string;

type CountedText<Words> = (words: Words, n: number) => string;

/**
 * Text of a feature's commands and rows in the outbox. Arguments come from the local database and may be from
 * an older app version, so handle them defensively.
 */
export interface OutboxText {
  readonly words: Readonly<Record<Language, () => { readonly refusals: object }>>;
  /** Maps a command name to a description of the action: "New field: Shamba la mto". */
  readonly commands: Readonly<Record<string, CommandText<never>>>;
  /** Maps a kind of row to a text for n such rows: "3 crops". Null if the list of unseen rows leaves them out. */
  readonly counted?: Readonly<Record<string, CountedText<never> | null | undefined>>;
}
/** An argument as text; empty when it is not a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Refusal codes that need a text from the feature. The UI kit has texts for the codes of any command. */
type FeatureCode<Code extends string> = Exclude<Code, keyof typeof en.refusals>;
type Refusals<Contract> = {
  readonly refusals: { readonly [Code in FeatureCode<RefusalsIn<Contract>>]: unknown };
};

/** Synced rows with a column such as `field_id`: a phone that has not seen them may not delete that field. */
type Referring<S> = S extends Synced ? (keyof RowOf<S> & `${string}_id` extends never ? never : S) : never;
type CountedTexts<S, Words> = {
  readonly [K in Extract<S, Synced> as K['kind']]: CountedText<Words> | null;
};
type RequiredCounted<Contract, Words> = [Referring<SyncedIn<Contract>>] extends [never]
  ? { readonly counted?: Partial<CountedTexts<SyncedIn<Contract>, Words>> }
  : {
      readonly counted: CountedTexts<Referring<SyncedIn<Contract>>, Words> &
        Partial<CountedTexts<SyncedIn<Contract>, Words>>;
    };
type OutboxTextOf<Contract, Words = never> = {
  readonly words: Readonly<Record<Language, () => [Words] extends [never] ? Refusals<Contract> : Words>>;
  readonly commands: { readonly [C in CommandsIn<Contract> as C['name']]: CommandText<Words> };
} & RequiredCounted<Contract, Words>;

/**
 * Fails to compile unless each command of the contract has a text, each refusal a sentence, and each kind of
 * row that refers to another row a counted text.
 */
export const defineOutboxText =
  <Contract>() =>
  <Words extends Refusals<Contract>>(text: OutboxTextOf<Contract, Words>): OutboxTextOf<Contract> =>
    text as OutboxTextOf<Contract>;

interface FeatureWithoutCommands {
  readonly routes?: readonly Route[];
  /** Paths of `routes` that a visitor without an account may open under /guest. */
  readonly guestPaths?: readonly string[];
  /** What the feature renders on other features' screens, by slot name. */
  readonly slots?: Readonly<Record<string, AnyLazyComponent>>;
  /**
   * Kinds of which a farmer may have thousands of rows, with the column by which screens query them. They are
   * loaded when a screen uses them (`useRowsOf`). Increase `VERSION` of the store when this changes.
   */
  readonly lazyKinds?: Readonly<Record<string, string>>;
  /** Local-storage keys that mirror unconfirmed rows. */
  readonly mirrors?: readonly { readonly key: string; readonly kind: string }[];
  /** A chunk fetched with the outbox. */
  readonly outboxText?: () => Promise<{ readonly outboxText: OutboxText }>;
}
interface FeatureWithCommands<Contract> extends Omit<FeatureWithoutCommands, 'outboxText'> {
  /** Optimistic projections of pending commands: a chunk fetched after the first screen. */
  readonly projections: () => Promise<{ readonly projections: ProjectionsOf<Contract> }>;
  /** A chunk fetched with the outbox. */
  readonly outboxText: () => Promise<{ readonly outboxText: OutboxTextOf<Contract> }>;
  /** Commands that work without an account; they wait on the phone for a sign-in. */
  readonly guestCommands?: readonly CommandsIn<Contract>['name'][];
}

/** What a feature adds to the web app. */
interface WebFeature extends FeatureWithoutCommands {
  readonly guestCommands?: readonly string[];
  readonly projections?: () => Promise<{ readonly projections: Projections }>;
}

/**
 * Checks a feature against its contract. With commands in the contract, projections and outbox text are
 * required. Pass only the contract's type, so that its schemas stay out of the first load:
 * `defineWebFeature<typeof contract>()({ … })`.
 */
export const defineWebFeature =
  <Contract = Record<never, never>>() =>
  <
    F extends ([CommandsIn<Contract>] extends [never]
      ? FeatureWithoutCommands
      : FeatureWithCommands<Contract>),
  >(
    feature: F,
  ): F =>
    feature;

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type SlotsOf<F> = F extends { readonly slots: infer S } ? S : Record<never, never>;

/** Merges the contributions of all features, in order. */
export const joinWebFeatures = <const F extends readonly WebFeature[]>(features: F) => ({
  routes: features.flatMap(({ routes = [] }) => routes),
  guestPaths: features.flatMap(({ guestPaths = [] }) => guestPaths),
  guestCommands: features.flatMap(({ guestCommands = [] }) => guestCommands),
  slots: Object.assign({}, ...features.map(({ slots }) => slots)) as Intersection<SlotsOf<F[number]>>,
  lazyKinds: Object.assign({}, ...features.map(({ lazyKinds }) => lazyKinds)) as Readonly<
    Record<string, string>
  >,
  mirrors: features.flatMap(({ mirrors = [] }) => mirrors),
  projections: async (): Promise<Projections> =>
    Object.assign(
      {},
      ...(await Promise.all(features.map(({ projections }) => projections?.()))).map(
        (one) => one?.projections,
      ),
    ),
  outboxText: async (): Promise<readonly OutboxText[]> =>
    (await Promise.all(features.map(({ outboxText }) => outboxText?.()))).flatMap(
      (one) => one?.outboxText ?? [],
    ),
});
