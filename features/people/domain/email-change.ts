/** Lifetime of the link to the new address, as the mail states. */
export const CONFIRM_DAYS = 1;
/** How long the old address may object ("this was not me"), from the request and again from the change. */
export const UNDO_DAYS = 7;
