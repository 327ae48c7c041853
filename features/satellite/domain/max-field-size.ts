/** Hectares. The largest farm the app serves. Larger ones need more bytes than an account's share. */
export const MAX_FIELD_HA = 2_000;
