import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { Language } from '#kit/pure/words.ts';
import type { CommandsIn, ProjectionsOf, RefusalsIn } from '#kit/sync/commands.ts';
import type { Projections } from '#kit/sync/replay.ts';
import type { AnyPart } from './ui/part.ts';
import type { en } from './words.ui.en.ts';

/**
 * Who may open a screen. `guest`: only without a session (the sign-in screen). `pro`: others are sent to
 * /upgrade; the server decides again.
 */
export type ScreenAccess = 'public' | 'guest' | 'user' | 'pro';

type Params = Readonly<Record<string, string>>;
export type Screen = ComponentType<{ readonly params: Params }>;

export interface Route {
  readonly path: string;
  readonly access: ScreenAccess;
  readonly load: () => Promise<Screen>;
  /** Chunks that are fetched together with the screen's: slots by name, or anything else with a `fetch`. */
  readonly opensWith: readonly (string | Fetched)[];
}
type Fetched = Pick<AnyPart, 'fetch'>;

/** A path and its screen, which is a separate chunk. */
export const route = (
  path: string,
  access: ScreenAccess,
  load: () => Promise<Screen | ComponentType>,
  opensWith: Route['opensWith'] = [],
): Route => ({ path, access, load: load as Route['load'], opensWith });

/** The same for a screen that takes the address's `:id` as its property `id`. */
export const routeWithId = (
  path: string,
  access: ScreenAccess,
  load: () => Promise<ComponentType<{ readonly id: string }>>,
  opensWith: Route['opensWith'] = [],
): Route => ({
  path,
  access,
  load: async () => {
    const Inner = await load();
    return ({ params }) => createElement(Inner, { id: params['id'] ?? '' });
  },
  opensWith,
});

type CommandText<Words> = (
  words: Words,
  args: Readonly<Record<string, unknown>>,
  language: Language,
) => string;

/**
 * How a feature's commands read in the outbox. Arguments come from the phone's own store and may be of an
 * older version of the app, so they are read with care.
 */
export interface OutboxText {
  readonly words: Readonly<Record<Language, () => { readonly refusals: object }>>;
  /** Command name to what the farmer did: "New field: Shamba la mto". */
  readonly commands: Readonly<Record<string, CommandText<never>>>;
}
/** An argument as text; empty when it is not a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The interface itself has a sentence for the codes of any command. */
type Own<Code extends string> = Exclude<Code, keyof typeof en.refusals>;
type Refusals<Contract> = { readonly refusals: { readonly [Code in Own<RefusalsIn<Contract>>]: unknown } };
interface OutboxTextOf<Contract, Words = never> {
  readonly words: Readonly<Record<Language, () => [Words] extends [never] ? Refusals<Contract> : Words>>;
  readonly commands: { readonly [C in CommandsIn<Contract> as C['name']]: CommandText<Words> };
}

/** Does not compile without a text for each command of the contract and a sentence for each refusal. */
export const defineOutboxText =
  <Contract>() =>
  <Words extends Refusals<Contract>>(text: OutboxTextOf<Contract, Words>): OutboxTextOf<Contract> =>
    text as OutboxTextOf<Contract>;

interface WithoutCommands {
  readonly routes?: readonly Route[];
  /** What the feature shows on the screens of others, by the name of the slot. */
  readonly slots?: Readonly<Record<string, AnyPart>>;
  /**
   * Kinds of rows that a farmer may have by the thousand, with the column by which screens ask for them: they
   * are read when a screen looks at them (`useRowsOf`). Raise `VERSION` of the store with a change here.
   */
  readonly large?: Readonly<Record<string, string>>;
  /** Local-storage keys that mirror rows which wait. */
  readonly mirrors?: readonly { readonly key: string; readonly kind: string }[];
}
interface WithCommands<Contract> extends WithoutCommands {
  /** What the phone shows of commands that wait: a chunk fetched after the first screen. */
  readonly projections: () => Promise<{ readonly projections: ProjectionsOf<Contract> }>;
  /** A chunk fetched with the outbox. */
  readonly outboxText: () => Promise<{ readonly outboxText: OutboxTextOf<Contract> }>;
}

/** What a feature adds to the web app. */
interface WebFeature extends WithoutCommands {
  readonly projections?: () => Promise<{ readonly projections: Projections }>;
  readonly outboxText?: () => Promise<{ readonly outboxText: OutboxText }>;
}

/**
 * Checks a feature against its contract: with commands in it, projections and outbox text are required. Call
 * it with the contract's type, so that its schemas stay out of the first load: `defineWebFeature<typeof
 * contract>()({ … })`.
 */
export const defineWebFeature =
  <Contract = Record<never, never>>() =>
  <F extends ([CommandsIn<Contract>] extends [never] ? WithoutCommands : WithCommands<Contract>)>(
    feature: F,
  ): F =>
    feature;

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type SlotsOf<F> = F extends { readonly slots: infer S } ? S : Record<never, never>;

/** Joins what the features add, in their order. */
export const joinWebFeatures = <const F extends readonly WebFeature[]>(features: F) => ({
  routes: features.flatMap(({ routes = [] }) => routes),
  slots: Object.assign({}, ...features.map(({ slots }) => slots)) as Intersection<SlotsOf<F[number]>>,
  large: Object.assign({}, ...features.map(({ large }) => large)) as Readonly<Record<string, string>>,
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
