export interface Tile {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Pictures of the ground in the usual squares (Web Mercator, z/x/y). */
export interface Tiles {
  /** Whose pictures they are; shown on the map. */
  readonly credit: string;
  readonly maxZoom: number;
  /** Null where there is no such tile; throws when the service did not answer. */
  tile(z: number, x: number, y: number): Promise<Tile | null>;
}
