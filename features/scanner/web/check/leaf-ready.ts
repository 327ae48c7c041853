/** Told to the window when model and runtime have arrived, for who would fetch more then. */
export const LEAF_READY = 'mavuno:leaf-ready';
