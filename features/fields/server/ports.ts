export interface Tile {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Aerial images in standard map tiles (Web Mercator, z/x/y). */
export interface Tiles {
  /** Attribution of the images, shown on the map. */
  readonly credit: string;
  readonly maxZoom: number;
  /** Null when the tile does not exist. Throws when the service did not respond. */
  tile(z: number, x: number, y: number): Promise<Tile | null>;
}
