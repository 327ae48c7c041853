/** The page of Pro, for a farmer who wanted to open `from`, an address of this app. */
export const upgradePath = (from: string): string => `/upgrade?from=${encodeURIComponent(from)}`;
