import { hate, inDanger, insult, obscene, threat, type Rule } from './abuse.ts';
import { bannedSubstance, pesticideDose } from './chemicals.ts';
import { prepareText } from './prepare-text.ts';
import { contacts, phoneNumber, scam, secrets } from './scams-and-contacts.ts';
import { betting, links, repeats } from './spam.ts';
import type { Moderation } from './types.ts';

const rules: readonly Rule[] = [
  threat,
  hate,
  obscene,
  secrets,
  scam,
  insult,
  bannedSubstance,
  inDanger,
  pesticideDose,
  contacts,
  phoneNumber,
  betting,
  links,
  repeats,
];
const noFinding: Moderation = { verdict: 'ok', reason: null, span: null };
/** Maximum characters checked. Questions with title are shorter. A person reviews any longer text. */
const MAX_CHARS = 20_000;

/** Applies the rules only, without a model, with the same result on phone and server. */
export const moderate = (text: string): Moderation => {
  const reading = prepareText(text.slice(0, MAX_CHARS));
  let worst: Moderation =
    text.length > MAX_CHARS
      ? { verdict: 'review', reason: 'repeats', span: { start: MAX_CHARS, end: text.length } }
      : noFinding;
  for (const rule of rules) {
    const found = rule(reading);
    if (found?.verdict === 'refuse') return found;
    if (found && worst === noFinding) worst = found;
  }
  return worst;
};
