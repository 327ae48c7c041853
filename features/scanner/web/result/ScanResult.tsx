import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/format.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import { openQuestion } from '../../domain/crop-question.ts';
import type { Severity } from '../../domain/scan.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { Advice } from './Advice.tsx';
import { AnalysisProgress } from './AnalysisProgress.tsx';
import { confidenceText, sureOfTen } from './confidence-text.ts';
import { CropQuestionCard } from './CropQuestionCard.tsx';
import { Loss } from './Loss.tsx';
import { Candidates, NoAnswer } from './NoAnswer.tsx';
import { SampleBadge } from './SampleBadge.tsx';
import styles from './ScanResult.module.css';

const tones = { low: 'leaf', medium: 'maize', high: 'clay', critical: 'clay' } as const;
/** Shape and text, never only colour. */
const marks: Record<Severity, string> = { low: '◆◇◇◇', medium: '◆◆◇◇', high: '◆◆◆◇', critical: '◆◆◆◆' };

export const SeverityBadge = ({ severity }: { readonly severity: Severity }) => {
  const words = useScannerWords();
  return (
    <Badge tone={tones[severity]}>
      {words.severityLabel}: {words.severity[severity]} <span aria-hidden="true">{marks[severity]}</span>
    </Badge>
  );
};

const ConfidenceMeter = ({ confidence }: { readonly confidence: number }) => {
  const words = useScannerWords();
  const format = useFormat();
  const text = words.confidence(confidenceText(confidence, words, format));
  return (
    <div>
      <SpaceBetween gap="small">
        <strong>{words.sure(sureOfTen(confidence))}</strong>
        <small>{text}</small>
      </SpaceBetween>
      <meter className={styles.meter} min={0} max={1} value={confidence} aria-label={text} />
    </div>
  );
};

const AffectedMeter = ({ percent }: { readonly percent: number | null }) => {
  const words = useScannerWords();
  const format = useFormat();
  if (percent === null)
    return (
      <MutedText>
        {words.affected}: {words.affectedUnknown}
      </MutedText>
    );
  return (
    <div>
      <SpaceBetween gap="small">
        <strong>{words.affected}</strong>
        <span>{format.percent(percent / 100)}</span>
      </SpaceBetween>
      <meter
        className={classes(styles.meter, styles.affected)}
        min={0}
        max={100}
        value={percent}
        aria-label={words.affected}
      />
      <small>{words.affectedNote}</small>
    </div>
  );
};

interface Props {
  readonly scan: Scan;
  /** The stored scan, to which other features may add content. */
  readonly storedScan?: WithPending<Scan> | undefined;
  /** The control that adds leaves, if available. */
  readonly more?: ReactNode;
  /** Below the name: on a small screen a photo above it would push the answer out of view. */
  readonly photo?: ReactNode;
  /** Crop and field of the check, below the answer. */
  readonly filingSection?: ReactNode;
}

/** The diagnosis is in the shell and shows at once; the advice is a separate chunk. */
const Answer = ({
  scan,
  storedScan,
  more,
  photo,
  filingSection,
  condition,
}: Props & { readonly condition: string }) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const entry = conditionByKey(condition);
  const healthy = entry?.type === 'healthy';
  return (
    <>
      <Card>
        <Stack gap="small">
          <div className={styles.title}>
            <h2 className={styles.name}>
              {healthy ? words.healthyTitle : (entry?.name[language] ?? condition)}
            </h2>
            <SampleBadge scan={scan} />
            {scan.severity && <SeverityBadge severity={scan.severity} />}
          </div>
          {entry?.scientificName && (
            <p>
              <em lang="la">{entry.scientificName}</em>
            </p>
          )}
          {scan.confidence !== null && <ConfidenceMeter confidence={scan.confidence} />}
          {!healthy && <AffectedMeter percent={scan.affected_area_percentage} />}
          <AnalysisProgress scan={scan} />
        </Stack>
      </Card>
      {photo}
      {filingSection}
      <Advice condition={condition} storedScan={storedScan} />
      <Loss scan={scan} />
      {more}
    </>
  );
};

/** Children of the caller's column: content below waits for what is still loading (`Skeleton`). */
export const ScanResult = ({ scan, ...props }: Props) => {
  const question = openQuestion(scan);
  if (question)
    return (
      <>
        <CropQuestionCard scan={scan} question={question} photo={props.photo} />
        {props.more}
      </>
    );
  if (scan.outcome === 'answer') return <Answer scan={scan} {...props} condition={scan.condition ?? ''} />;
  if (scan.outcome === 'candidates') return <Candidates scan={scan} {...props} />;
  return <NoAnswer scan={scan} {...props} outcome={scan.outcome} />;
};
