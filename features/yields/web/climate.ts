/**
 * The usual weather of the counties; null when its table is not on this phone and there is no network: rain
 * is then computed by the server only.
 */
export const loadClimateNormals = (): Promise<typeof import('#knowledge/climate/normals.ts') | null> =>
  import('#knowledge/climate/normals.ts').catch(() => null);
