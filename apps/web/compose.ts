/** Local-storage keys that mirror rows which wait. */
export const mirrors = [{ key: 'mavuno_offline_fields', kind: 'field' }] as const;

/**
 * Kinds that a farmer may have by the thousand: read when a screen looks at them (`useRowsOf`). Raise
 * `VERSION` of the store with a change here.
 */
export const large = { field_event: 'field_id', chat_message: 'conversation_id' } as const;
