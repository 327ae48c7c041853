/** A start that cannot go on; the message is a sentence for the person at the terminal. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
