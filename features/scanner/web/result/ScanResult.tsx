import { type ReactNode, useId } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Fold, FoldGroup } from '#kit/web/ui/Fold.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ScanIcon } from '#kit/web/ui/more-icons.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import { openQuestion } from '../../domain/crop-question.ts';
import type { Severity } from '../../domain/scan.ts';
import { AdviceFolds, FirstSteps } from '../guide/ConditionAdvice.tsx';
import { useCondition } from '../guide/use-condition.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { AdviceError, Products } from './Advice.tsx';
import { AnalysisProgress } from './AnalysisProgress.tsx';
import { confidenceText, sureOfTen, surenessOf } from './confidence-text.ts';
import { CropQuestionCard } from './CropQuestionCard.tsx';
import { Loss } from './Loss.tsx';
import { Candidates, NoAnswer } from './NoAnswer.tsx';
import type { ResultProps } from './result-props.ts';
import { SampleBadge } from './SampleBadge.tsx';
import styles from './ScanResult.module.css';

const tones = { low: 'watch', medium: 'watch', high: 'bad', critical: 'bad' } as const;

const SeverityState = ({ severity }: { readonly severity: Severity }) => {
  const words = useScannerWords();
  return (
    <State tone={tones[severity]}>
      {words.severityLabel}: {words.severity[severity]}
    </State>
  );
};

/** In words, out of ten and as ten blocks. The percentage is in a fold. */
const Sureness = ({ confidence, severity }: Pick<Scan, 'severity'> & { readonly confidence: number }) => {
  const words = useScannerWords();
  const ofTen = sureOfTen(confidence);
  return (
    <div className={styles.sure}>
      <p className={styles.line}>
        <span>
          <strong>{words.sureness[surenessOf(ofTen)]}</strong> · {words.ofTen(ofTen)}
        </span>
        {severity && <SeverityState severity={severity} />}
      </p>
      <div className={styles.blocks} aria-hidden="true">
        {Array.from({ length: 10 }, (_, i) => (
          <i key={i} className={i < ofTen ? styles.full : undefined} />
        ))}
      </div>
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
      <meter className={styles.meter} min={0} max={100} value={percent} aria-label={words.affected} />
      <small>{words.affectedNote}</small>
    </div>
  );
};

/** Everything that was measured on the photo. */
const PhotoFold = ({
  scan,
  healthy,
  photo,
}: {
  readonly scan: Scan;
  readonly healthy: boolean;
  readonly photo: ReactNode;
}) => {
  const words = useScannerWords();
  const format = useFormat();
  const id = useId();
  const confidence =
    scan.confidence !== null && words.confidence(confidenceText(scan.confidence, words, format));
  return (
    <Fold id={id} icon={ScanIcon} tone="sky" title={words.onPhoto} fact={confidence}>
      <Stack>
        {!healthy && <AffectedMeter percent={scan.affected_area_percentage} />}
        {photo}
        <AnalysisProgress scan={scan} />
      </Stack>
    </Fold>
  );
};

/** The diagnosis is in the shell and shows at once; the advice is a separate chunk. */
const Answer = ({
  scan,
  storedScan,
  more,
  photo,
  filingSection,
  before,
  act,
  after,
  condition,
}: ResultProps & { readonly condition: string }) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const book = useCondition(condition);
  const entry = conditionByKey(condition);
  const healthy = entry?.type === 'healthy';
  const photoFold = <PhotoFold scan={scan} healthy={healthy} photo={photo} />;
  const loss = <Loss scan={scan} />;
  return (
    <>
      <div className={styles.first}>
        {before}
        <div>
          <h2 className={styles.name}>
            {healthy ? words.healthyTitle : (entry?.name[language] ?? condition)}
          </h2>
          {entry?.scientificName && (
            <MutedText>
              <em lang="la">{entry.scientificName}</em>
            </MutedText>
          )}
          <SampleBadge scan={scan} />
        </div>
        {scan.confidence !== null && <Sureness confidence={scan.confidence} severity={scan.severity} />}
        {book.state === 'loading' && <Skeleton shapes={['card', 'card']} />}
        {book.state === 'failed' && <AdviceError />}
        {book.state === 'ready' ? <FirstSteps material={book.material} act={act} /> : act}
      </div>
      <div className={styles.rest}>
        {book.state === 'loading' && <Skeleton shapes={['card']} />}
        {filingSection}
        {book.state === 'ready' ? (
          <AdviceFolds
            material={book.material}
            products={<Products material={book.material} storedScan={storedScan} />}
            before={photoFold}
            after={loss}
          />
        ) : (
          <FoldGroup>
            {photoFold}
            {loss}
          </FoldGroup>
        )}
        {more}
        {after}
      </div>
    </>
  );
};

/** The answer of a check in two parts: what to know first, and the rest. */
export const ScanResult = ({ scan, ...props }: ResultProps) => {
  const question = openQuestion(scan);
  if (question)
    return (
      <>
        <div className={styles.first}>
          {props.before}
          <CropQuestionCard scan={scan} question={question} />
        </div>
        <div className={styles.rest}>
          {props.more}
          {props.after}
        </div>
      </>
    );
  if (scan.outcome === 'answer') return <Answer scan={scan} {...props} condition={scan.condition ?? ''} />;
  if (scan.outcome === 'candidates') return <Candidates scan={scan} {...props} />;
  return <NoAnswer scan={scan} {...props} outcome={scan.outcome} />;
};

/** The result where it opens within a list. */
export const ResultInList = (props: ResultProps) => (
  <div className={styles.inList}>
    <ScanResult {...props} />
  </div>
);
