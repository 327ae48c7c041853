/**
 * The usual weather of the counties; null where its table never came to this phone and there is no network:
 * rain is then not counted here, and the server counts it.
 */
export const openClimate = (): Promise<typeof import('#knowledge/climate/normals.ts') | null> =>
  import('#knowledge/climate/normals.ts').catch(() => null);
