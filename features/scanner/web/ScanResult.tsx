import { useFormat } from '#kit/web/format.ts';
import type { Held } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { Between, Soft, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, noAnswers } from '#knowledge/index.ts';
import type { Severity } from '../domain/scan.ts';
import { ConditionAdvice } from './ConditionAdvice.tsx';
import { confidenceText, sureOfTen } from './confidence-text.ts';
import { SuppliersSlot } from './result-slots.tsx';
import { SampleBadge } from './SampleBadge.tsx';
import { useCondition } from './use-condition.ts';
import type { Scan } from './use-scans.ts';
import { useScannerWords } from './words.ts';
import styles from './ScanResult.module.css';

const tones = { low: 'leaf', medium: 'maize', high: 'clay', critical: 'clay' } as const;
/** Shape and word, never colour alone. */
const marks: Record<Severity, string> = { low: '◆◇◇◇', medium: '◆◆◇◇', high: '◆◆◆◇', critical: '◆◆◆◆' };

export const SeverityBadge = ({ severity }: { readonly severity: Severity }) => {
  const words = useScannerWords();
  return <Badge tone={tones[severity]}>{words.severityLabel}: {words.severity[severity]} <span aria-hidden="true">{marks[severity]}</span></Badge>;
};

const Sure = ({ confidence }: { readonly confidence: number }) => {
  const words = useScannerWords();
  const format = useFormat();
  const text = words.confidence(confidenceText(confidence, words, format));
  return (
    <div>
      <Between gap="small"><strong>{words.sure(sureOfTen(confidence))}</strong><small>{text}</small></Between>
      <meter className={styles.meter} min={0} max={1} value={confidence} aria-label={text} />
    </div>
  );
};

const Affected = ({ percent }: { readonly percent: number | null }) => {
  const words = useScannerWords();
  const format = useFormat();
  if (percent === null) return <Soft>{words.affected}: {words.affectedUnknown}</Soft>;
  return (
    <div>
      <Between gap="small"><strong>{words.affected}</strong><span>{format.percent(percent / 100)}</span></Between>
      <meter className={classes(styles.meter, styles.affected)} min={0} max={100} value={percent} aria-label={words.affected} />
      <small>{words.affectedNote}</small>
    </div>
  );
};

const Loss = ({ scan }: { readonly scan: Scan }) => {
  const words = useScannerWords();
  const format = useFormat();
  if (scan.yield_loss_percentage === null) return null;
  return (
    <Card>
      <h2>{words.lossTitle}</h2>
      <p>{scan.yield_loss_percentage < 1 ? words.lossSmall : words.loss(format.percent(scan.yield_loss_percentage / 100))}</p>
      {scan.revenue_loss_usd !== null && scan.revenue_loss_usd >= 1 && <p>{words.revenue(format.money(scan.revenue_loss_usd, 'USD'))}</p>}
      {scan.treatment_cost_usd !== null && <p>{words.treatment(format.money(scan.treatment_cost_usd, 'USD'))}</p>}
      <Soft>{words.lossNote}</Soft>
    </Card>
  );
};

/** Who has looked so far: this phone, and the server once the photo has arrived. */
const Looks = ({ scan }: { readonly scan: Scan }) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  if (!scan.checked) return <Soft>{words.quick}. {scan.photo && words.photoWaiting}</Soft>;
  const same = scan.checked.outcome === scan.outcome && scan.checked.condition === scan.condition;
  if (same) return <Soft>{words.quick}. {words.serverAgrees}</Soft>;
  const { outcome, condition } = scan.checked;
  const name = condition ? conditionByKey(condition)?.name[language] ?? condition : outcome === 'answer' ? outcome : words.outcomes[outcome];
  return <p>{words.quick}. {words.serverDiffers(name)}</p>;
};

const Advice = ({ condition, kept }: { readonly condition: string; readonly kept: Held<Scan> | undefined }) => {
  const words = useScannerWords();
  const book = useCondition(condition);
  if (book.state === 'loading') return <Skeleton of={['card', 'card']} />;
  if (book.state === 'failed') return <ErrorCard what={words.adviceFailed} action={<Button tone="quiet" onClick={() => location.reload()}>{words.retry}</Button>} />;
  return <ConditionAdvice material={book.material} suppliers={kept && <SuppliersSlot scan={kept} products={book.material.recommended_products} />} />;
};

interface Props {
  readonly scan: Scan;
  /** The same scan, where other features may add to it. */
  readonly kept?: Held<Scan> | undefined;
}

/** What it is stands in the shell and shows at once; what to do about it is a chunk of its own. */
const Answer = ({ scan, kept, condition }: Props & { readonly condition: string }) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const entry = conditionByKey(condition);
  const healthy = entry?.type === 'healthy';
  return (
    <Stack>
      <Card>
        <Stack gap="small">
          <div className={styles.title}>
            <h2 className={styles.name}>{healthy ? words.healthyTitle : entry?.name[language] ?? condition}</h2>
            <SampleBadge scan={scan} />
            {scan.severity && <SeverityBadge severity={scan.severity} />}
          </div>
          {entry?.scientificName && <p><em lang="la">{entry.scientificName}</em></p>}
          {scan.confidence !== null && <Sure confidence={scan.confidence} />}
          {!healthy && <Affected percent={scan.affected_area_percentage} />}
          <Looks scan={scan} />
        </Stack>
      </Card>
      <Advice condition={condition} kept={kept} />
      <Loss scan={scan} />
    </Stack>
  );
};

const Candidate = ({ condition, probability }: { readonly condition: string; readonly probability: number }) => {
  const format = useFormat();
  const words = useScannerWords();
  const book = useCondition(condition);
  if (book.state !== 'ready') return null;
  return (
    <details className={styles.candidate}>
      <summary><strong>{book.condition.type === 'healthy' ? words.healthyTitle : book.material.disease_name}</strong> <span>{confidenceText(probability, words, format)}</span></summary>
      <ul>{book.material.symptoms.map((line) => <li key={line}>{line}</li>)}</ul>
    </details>
  );
};

const answerOf = { candidates: noAnswers.not_sure, not_sure: noAnswers.not_sure, no_leaf: noAnswers.unknown___not_a_leaf, unknown_leaf: noAnswers.unknown___other_crop_leaf } as const;

const NoAnswer = ({ scan, outcome }: { readonly scan: Scan; readonly outcome: keyof typeof answerOf }) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const { title, text, next } = answerOf[outcome];
  return (
    <Card tone="sky">
      <Stack gap="small">
        <div className={styles.title}><h2 className={styles.name}>{title[language]}</h2><SampleBadge scan={scan} /></div>
        <p>{text[language]}</p>
        <ul>{next.map((line) => <li key={line.en}>{line[language]}</li>)}</ul>
        {scan.top3.length > 0 && (
          <>
            <h3>{words.candidates}</h3>
            {scan.top3.map((guess) => <Candidate key={guess.condition} {...guess} />)}
          </>
        )}
        <Looks scan={scan} />
      </Stack>
    </Card>
  );
};

export const ScanResult = ({ scan, kept }: Props) =>
  (scan.outcome === 'answer' ? <Answer scan={scan} kept={kept} condition={scan.condition ?? ''} /> : <NoAnswer scan={scan} outcome={scan.outcome} />);
