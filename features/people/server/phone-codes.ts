import { AsyncLocalStorage } from 'node:async_hooks';

const createdCode = new AsyncLocalStorage<{ code: string | null }>();

/** better-auth's callback for a new code. We send it ourselves, by the channel that was asked for. */
export const receiveCode = (code: string): void => {
  const slot = createdCode.getStore();
  if (slot) slot.code = code;
};

/** The code that better-auth makes during `work`. */
export const createdCodeOf = async (work: () => Promise<unknown>): Promise<string> => {
  const slot: { code: string | null } = { code: null };
  await createdCode.run(slot, work);
  if (slot.code === null) throw new Error('better-auth created no code');
  return slot.code;
};
