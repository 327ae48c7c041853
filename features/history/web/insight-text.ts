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
  readonly act: string;
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
  i: Insight,
  words: InsightWords,
  format: Format,
  area: (hectares: number) => string,
): InsightText => {
  const say = words[i.rule] as Readonly<
    Record<'title' | 'why' | 'how' | 'when', (about: string, day: string, number: string) => string>
  >;
  const number = i.number === null ? '' : i.rule === 'area' ? area(i.number) : format.number(i.number);
  const of = [i.about || words.someSpray, i.day === null ? '' : format.shortDay(i.day), number] as const;
  return {
    id: i.id,
    title: say.title(...of),
    why: say.why(...of),
    how: say.how(...of),
    when: say.when(...of),
    source: words.sources[i.source],
    confidence: words.confidences[i.confidence],
    act: words.acts[i.rule],
    href: i.href,
  };
};

export const riskText = (r: Risk, words: InsightWords, format: Format): RiskText => {
  const { name, description } = words.risks[r.risk];
  return {
    id: r.id,
    name: name(r.about),
    description: description(r.about, format.shortDay(r.day)),
    likelihood: words.likelihood[r.likelihood],
  };
};
