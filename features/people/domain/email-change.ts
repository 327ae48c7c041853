/** How long the link to the new address works, as the mail says. */
export const CONFIRM_DAYS = 1;
/** How long the old address may say "this was not me", from the asking and again from the change. */
export const UNDO_DAYS = 7;
