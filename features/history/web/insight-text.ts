import type { Format } from '#kit/web/format.ts';
import type { Words } from '#kit/web/words.tsx';
import type { Insight, Risk } from '../domain/insights.ts';
import type { insightsEn } from '../words.insights.en.ts';

type InsightWords = Words<typeof insightsEn>;

/** A recommendation as shown (FDC-09). */
export interface InsightText {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly how: string;
  readonly when: string;
  readonly source: string;
  readonly confidence: string;
  readonly action: string;
  readonly href: string;
}
/** A risk as shown (FDC-08). */
interface RiskText {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly likelihood: string;
}

export const insightText = (
  insight: Insight,
  words: InsightWords,
  format: Format,
  area: (hectares: number) => string,
): InsightText => {
  const texts = words[insight.rule] as Readonly<
    Record<'title' | 'why' | 'how' | 'when', (about: string, day: string, number: string) => string>
  >;
  const number =
    insight.number === null
      ? ''
      : insight.rule === 'area'
        ? area(insight.number)
        : format.number(insight.number);
  const args = [
    insight.about || words.unnamedSpray,
    insight.day === null ? '' : format.shortDay(insight.day),
    number,
  ] as const;
  return {
    id: insight.id,
    title: texts.title(...args),
    why: texts.why(...args),
    how: texts.how(...args),
    when: texts.when(...args),
    source: words.sources[insight.source],
    confidence: words.confidences[insight.confidence],
    action: words.actions[insight.rule],
    href: insight.href,
  };
};

export const riskText = (risk: Risk, words: InsightWords, format: Format): RiskText => {
  const { name, description } = words.risks[risk.risk];
  return {
    id: risk.id,
    name: name(risk.about),
    description: description(risk.about, format.shortDay(risk.day)),
    likelihood: words.likelihood[risk.likelihood],
  };
};
