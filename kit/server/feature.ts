import type { CommandsIn, SyncedIn } from '#kit/sync/commands.ts';
import type { FeatureAccess } from './access.ts';
import type { ServedOperation } from './context.ts';
import type { DataTable } from './data-tables.ts';
import type { RefersToPhoto } from './photos/delete-unused-photos.ts';
import type { ServedCommand, ServedSynced } from './sync/commands.ts';
import { joinListeners, type Listeners } from './sync/events.ts';

/** A metric for the operator, read when metrics are requested. */
interface Metric {
  readonly name: `mavuno_${string}`;
  readonly help: string;
  read(): Promise<number>;
}

/** A feature's contributions to the server. */
interface ServerFeature {
  /** The access rules. */
  readonly access: FeatureAccess;
  /** Its tables with personal data. */
  readonly tables?: readonly DataTable[];
  readonly operations?: readonly ServedOperation[];
  readonly commands?: readonly ServedCommand[];
  readonly synced?: readonly ServedSynced[];
  readonly listeners?: Listeners;
  /** Whether one of its rows refers to a photo; required for a feature that stores photos. */
  readonly refersToPhoto?: RefersToPhoto;
  /** Hourly maintenance, by name. Each can safely run twice, and at the same time on other servers. */
  readonly sweeps?: Readonly<Record<string, () => Promise<unknown>>>;
  readonly metrics?: readonly Metric[];
}

type ServedBy<F> = F extends { readonly commands: readonly ServedCommand<infer Name>[] } ? Name : never;
type NamesIn<Contract> = CommandsIn<Contract>['name'];
type Unserved<Contract, F> = Exclude<NamesIn<Contract>, ServedBy<F>>;
type KindsServedBy<F> = F extends { readonly synced: readonly ServedSynced<infer Kind>[] } ? Kind : never;
type UnservedKinds<Contract, F> = Exclude<SyncedIn<Contract>['kind'], KindsServedBy<F>>;
type AccessEntryNames<F> = F extends { readonly access: { readonly commands: infer Commands } }
  ? keyof Commands
  : never;
type WithoutAccess<Contract, F> = Exclude<NamesIn<Contract>, AccessEntryNames<F>>;

/**
 * Checks a feature against its contract: every command is served and has an access entry, and every kind of
 * synced row is served. Call it with the contract's type: `defineServerFeature<typeof contract>()({ … })`.
 */
export const defineServerFeature =
  <Contract = Record<never, never>>() =>
  <F extends ServerFeature>(
    feature: F &
      ([Unserved<Contract, F>] extends [never] ? unknown : { readonly notServed: Unserved<Contract, F> }) &
      ([UnservedKinds<Contract, F>] extends [never]
        ? unknown
        : { readonly syncedNotServed: UnservedKinds<Contract, F> }) &
      ([WithoutAccess<Contract, F>] extends [never]
        ? unknown
        : { readonly withoutAccess: WithoutAccess<Contract, F> }),
  ): F =>
    feature;

type AccessEntries<Kind extends keyof FeatureAccess> = NonNullable<FeatureAccess[Kind]>;

/** Merges the contributions of the features, in their order. */
export const joinFeatures = (features: readonly ServerFeature[]) => ({
  access: {
    operations: Object.assign(
      {},
      ...features.map(({ access }) => access.operations),
    ) as AccessEntries<'operations'>,
    commands: Object.assign(
      {},
      ...features.map(({ access }) => access.commands),
    ) as AccessEntries<'commands'>,
  },
  tables: features.flatMap(({ tables = [] }) => tables),
  operations: features.flatMap(({ operations = [] }) => operations),
  commands: features.flatMap(({ commands = [] }) => commands),
  synced: features.flatMap(({ synced = [] }) => synced),
  listeners: joinListeners(...features.map(({ listeners = {} }) => listeners)),
  namesPhoto: features.flatMap(({ refersToPhoto = [] }) => refersToPhoto),
  sweeps: Object.assign({}, ...features.map(({ sweeps }) => sweeps)) as NonNullable<ServerFeature['sweeps']>,
  metrics: features.flatMap(({ metrics = [] }) => metrics),
});
