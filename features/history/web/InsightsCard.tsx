import { useState } from 'react';
import { sizeText } from '#features/fields/web/size-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { log } from '#kit/web/log.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { LeafIcon } from '#kit/web/ui/more-icons.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { type InsightInput, type Insight, insightsOf, type Risk, risksOf } from '../domain/insights.ts';
import { insightsEn } from '../words.insights.en.ts';
import { insightsSw } from '../words.insights.sw.ts';
import { insightText, riskText } from './insight-text.ts';
import { InsightItem } from './InsightItem.tsx';
import styles from './InsightsCard.module.css';

export interface Findings {
  readonly insights: readonly Insight[];
  readonly risks: readonly Risk[];
}
/** Computes the findings. A language model could implement the same interface. */
type FindInsights = (facts: InsightInput) => Promise<Findings>;

const findByRules: FindInsights = async (facts) => ({ insights: insightsOf(facts), risks: risksOf(facts) });

const FindingsList = ({ insights, risks }: Findings) => {
  const words = useWords({ en: insightsEn, sw: insightsSw });
  const fieldWords = useFieldWords();
  const format = useFormat();
  const area = (size_hectares: number): string => sizeText({ size_hectares }, fieldWords, format);
  return (
    <>
      <div role="status">
        {insights.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <p>
            <strong>{words.complete}</strong> · {words.count(insights.length)}
          </p>
        )}
      </div>
      {insights.length > 0 && (
        <ul className={styles.list}>
          {insights.map((i, n) => (
            <InsightItem
              key={i.id}
              recommendation={insightText(i, words, format, area)}
              words={words}
              open={n === 0}
            />
          ))}
        </ul>
      )}
      {risks.length > 0 && (
        <>
          <h3>{words.risksTitle}</h3>
          <ul className={styles.list}>
            {risks
              .map((r) => riskText(r, words, format))
              .map(({ id, name, description, likelihood }) => (
                <li key={id} className={`${styles.item} ${styles.risk}`}>
                  <SpaceBetween gap="small">
                    <strong>{name}</strong>
                    <Badge tone="maize">{likelihood}</Badge>
                  </SpaceBetween>
                  <p>{description}</p>
                </li>
              ))}
          </ul>
        </>
      )}
      <MutedText>{words.rules}</MutedText>
    </>
  );
};

interface Props {
  /** Null while the records load. */ readonly facts: InsightInput | null;
  readonly find?: FindInsights;
  /** Called with the title of the first recommendation when the list is shown. */
  readonly onShown?: (title: string) => void;
}

/** Next steps on this field, from its own records (FDC-07). */
export const InsightsCard = ({ facts, find = findByRules, onShown }: Props) => {
  const words = useWords({ en: insightsEn, sw: insightsSw });
  const [findings, setFindings] = useState<Findings | null>(null);
  const [failed, setFailed] = useState(false);
  const fieldWords = useFieldWords();
  const format = useFormat();
  const first = findings?.insights[0] ?? (facts && insightsOf(facts)[0]);
  const titleOf = (insight: Insight): string =>
    insightText(insight, words, format, (size_hectares) => sizeText({ size_hectares }, fieldWords, format))
      .title;
  const firstAdvice = first ? titleOf(first) : facts && words.nothing;
  const runAnalysis = useExclusiveAction(async () => {
    if (!facts) return;
    try {
      const all = await find(facts);
      setFindings(all);
      setFailed(false);
      if (all.insights[0]) onShown?.(titleOf(all.insights[0]));
      showToast(
        `${words.complete}. ${all.insights.length === 0 ? words.nothing : words.count(all.insights.length)}`,
        { tone: 'good' },
      );
    } catch (error) {
      log.warn('insights', { error });
      setFailed(true);
      showToast(`${words.failed}. ${words.failedText}`, { tone: 'bad' });
    }
  });
  return (
    <Fold id="insights" icon={LeafIcon} title={words.title} fact={firstAdvice}>
      <Stack gap="small">
        {!findings && <p>{words.what}</p>}
        {failed && <ErrorCard what={words.failed} whatToDo={words.failedText} />}
        {findings && !failed && <FindingsList {...findings} />}
        <Button
          tone="quiet"
          busy={runAnalysis.busy}
          disabled={facts === null}
          onClick={() => runAnalysis.run()}
        >
          {findings ? words.again : words.start}
        </Button>
      </Stack>
    </Fold>
  );
};
