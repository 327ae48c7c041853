import { readPreference, writePreference } from '#kit/web/preference.ts';

/** X-01, CHT-15. Another screen stores a question here and opens the chat. */
const PROMPT = 'chatPrompt';
/** The text that the opening screen showed, read as if it preceded the question. */
const CONTEXT = 'chatContext';
/** The persona that answers on this phone. Write-only mirror: nothing reads it back. */
const PERSONA = 'systemPrompt';
/** CHT-14. */
export const AUTO_MESSAGE = 'mavuno:auto-message';
export const PROMPT_DELAY_MS = 500;
const CONTEXT_MAX = 500;

export const savePrompt = (prompt: string, context: string | null = null): void => {
  writePreference(PROMPT, prompt);
  writePreference(CONTEXT, context);
};

/** Removed when read. */
export const takePrompt = (): string | null => {
  const prompt = readPreference(PROMPT)?.trim() ?? '';
  writePreference(PROMPT, null);
  return prompt === '' ? null : prompt;
};
export const hasPrompt = (): boolean => (readPreference(PROMPT)?.trim() ?? '') !== '';
export const takeContext = (): string | null => {
  const context = readPreference(CONTEXT)?.trim().slice(0, CONTEXT_MAX) ?? '';
  writePreference(CONTEXT, null);
  return context === '' ? null : context;
};

/** CHT-13: organic first, plain words, the farmer's language. */
export const savePersona = (language: string): void =>
  writePreference(PERSONA, `mavuno-organic-first:${language}`);
