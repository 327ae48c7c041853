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
/** Maximum characters checked. Questions with title are shorter. A person reviews any longer text. */
const READ = 20_000;

/** Applies the rules only, without a model, with the same result on phone and server. */
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
