export interface Tile {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Aerial images in standard map tiles (Web Mercator, z/x/y). */
export interface TileProvider {
  /** Attribution of the images, shown on the map. */
  readonly attribution: string;
  readonly maxZoom: number;
  /** Null when the tile does not exist. Throws when the service did not respond. */
  findTile(z: number, x: number, y: number): Promise<Tile | null>;
}
