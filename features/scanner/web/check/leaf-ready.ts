/** A window event once model and runtime are loaded, for code that prefetches after them. */
export const LEAF_READY = 'mavuno:leaf-ready';

/** For code that starts after the event. */
export const leafModel = { isReady: false };
