/** Hectares. What a farm of this app is; larger ones take more bytes than an account's share. */
export const LARGEST_HA = 2_000;
