import type { Served } from './context.ts';
import type { NamesPhoto } from './photos/forget.ts';
import type { ServedCommand, ServedSynced } from './sync/commands.ts';
import { joinListeners, type Listeners } from './sync/events.ts';

/** What a feature adds to the server. */
export interface ServerFeature {
  readonly operations?: readonly Served[];
  readonly commands?: readonly ServedCommand[];
  readonly synced?: readonly ServedSynced[];
  readonly listeners?: Listeners;
  /** Whether one of its rows refers to a photo; required of a feature that stores photos. */
  readonly namesPhoto?: NamesPhoto;
}

/** Joins what the features add, in their order. */
export const joinFeatures = (features: readonly ServerFeature[]) => ({
  operations: features.flatMap(({ operations = [] }) => operations),
  commands: features.flatMap(({ commands = [] }) => commands),
  synced: features.flatMap(({ synced = [] }) => synced),
  listeners: joinListeners(...features.map(({ listeners = {} }) => listeners)),
  namesPhoto: features.flatMap(({ namesPhoto = [] }) => namesPhoto),
});
