import type { Point } from '#kit/pure/geometry.ts';
import type { SupplierKind } from '../domain/products.ts';

/** The parts of an OpenStreetMap place that we read. */
export interface OsmPlace extends Point {
  /** `node/1`, `way/2`, `relation/3`. */
  readonly osm_id: string;
  readonly name: string | null;
  readonly kind: SupplierKind;
  readonly phone: string | null;
  readonly vicinity: string | null;
  readonly opening_hours: string | null;
}

export interface OsmResult {
  readonly places: readonly OsmPlace[];
  /** Timestamp of the map data queried. */
  readonly asOf: Date;
}

export interface PlaceSource {
  /** A fake: its results are invented, and every screen that shows them says so. */
  readonly sample: boolean;
  /** All places around a point that may sell farm inputs. Throws when no server gave a complete answer. */
  around(point: Point, radiusM: number): Promise<OsmResult>;
}

interface Sms {
  readonly id: string;
  /** +254… */
  readonly to: string;
  readonly text: string;
}
/** `number`: unreachable; `blocked`: opted out of SMS; `account`: a problem of our account; `busy`: temporary. */
export type SmsFailure = 'number' | 'blocked' | 'account' | 'busy';
export type SmsOutcome =
  | { readonly ok: true; readonly providerId: string | null; readonly cost: string | null }
  | {
      readonly ok: false;
      readonly reason: SmsFailure;
      readonly code: string;
      /** No answer, so it may have been sent all the same. */
      readonly maybeSent?: true;
    };

export interface SmsSender {
  /** Writes files instead of sending, and the screen says so. */
  readonly isFake: boolean;
  /** Never throws: the outcome reports errors. */
  send(sms: Sms): Promise<SmsOutcome>;
}
