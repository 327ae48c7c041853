import type { Language } from '#kit/pure/words.ts';
import { ruleIds, type RuleId } from '../domain/rule-ids.ts';
import { alertTextEn } from '../domain/words.text.en.ts';
import { alertTextSw } from '../domain/words.text.sw.ts';

/** The server may be older or newer and report rules that this phone does not know. */
export const isKnownRule = (rule: string): rule is RuleId => (ruleIds as readonly string[]).includes(rule);

export const nameOfRule = (rule: string, language: Language): string =>
  isKnownRule(rule) ? (language === 'sw' ? alertTextSw : alertTextEn).ruleNames[rule] : rule;
