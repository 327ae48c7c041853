import type { Language } from '#kit/pure/words.ts';
import { ruleIds, type RuleId } from '../domain/rule-ids.ts';
import { sayEn } from '../domain/say.en.ts';
import { saySw } from '../domain/say.sw.ts';

/** An older or a newer server may count rules that this phone does not know. */
export const isRule = (rule: string): rule is RuleId => (ruleIds as readonly string[]).includes(rule);

export const nameOfRule = (rule: string, language: Language): string =>
  isRule(rule) ? (language === 'sw' ? saySw : sayEn).rule[rule] : rule;
