import { bannedSubstance, pesticideDose } from './chemicals.ts';
import { contacts, phoneNumber, scam, secrets } from './money.ts';
import { betting, links, repeats } from './noise.ts';
import { readingOf } from './reading.ts';
import type { Moderation } from './types.ts';
import { hate, inDanger, insult, obscene, threat, type Rule } from './unkind.ts';

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
const fine: Moderation = { verdict: 'ok', reason: null, span: null };
/**
 * A question and its title are shorter; of anything longer only this much is read, and a person reads the
 * rest.
 */
const READ = 20_000;

/** Rules alone, no word of a model: the same on the phone and on the server. */
export const moderate = (text: string): Moderation => {
  const reading = readingOf(text.slice(0, READ));
  let worst: Moderation =
    text.length > READ
      ? { verdict: 'review', reason: 'repeats', span: { start: READ, end: text.length } }
      : fine;
  for (const rule of rules) {
    const found = rule(reading);
    if (found?.verdict === 'refuse') return found;
    if (found && worst === fine) worst = found;
  }
  return worst;
};
