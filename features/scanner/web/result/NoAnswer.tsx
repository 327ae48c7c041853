import { useId } from 'react';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { HelpIcon, ScanIcon } from '#kit/web/ui/more-icons.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { Steps } from '#kit/web/ui/Steps.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey, noAnswers } from '#knowledge/index.ts';
import { isCropAgainstPhoto, suggestedCrops } from '../../domain/crop-question.ts';
import { splitClass } from '../../domain/leaf-model.ts';
import { farmerCropOf } from '../../domain/model-crops.ts';
import { NONE_OF_THESE } from '../../domain/scan.ts';
import { detectabilityOf } from '../guide/detectable-classes.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { Advice } from './Advice.tsx';
import { AnalysisProgress } from './AnalysisProgress.tsx';
import { CandidateList } from './CandidateList.tsx';
import { useFilingWords } from './filing-words.ts';
import type { ResultProps } from './result-props.ts';
import { SampleBadge } from './SampleBadge.tsx';
import { useCropName } from './use-filing.ts';
import styles from './ScanResult.module.css';

const answerOf = {
  not_sure: noAnswers.not_sure,
  no_leaf: noAnswers.unknown___not_a_leaf,
  unknown_leaf: noAnswers.unknown___other_crop_leaf,
} as const;

/** The crop that the farmer named, or that of all candidates. */
const cropOf = ({ crop_type, top3 }: Scan): string | null => {
  const [first, ...others] = new Set(top3.map((guess) => farmerCropOf(splitClass(guess.condition).crop)));
  return crop_type ?? (others.length === 0 ? (first ?? null) : null);
};

/**
 * Whether there is no single name because the crop itself, or only a related plant (domain/model-crops.ts),
 * was learned from laboratory photos.
 */
const isFromLabPhotos = ({ crop_type, top3 }: Scan): boolean =>
  crop_type
    ? cropByKey(crop_type)?.check === 'lab'
    : top3.some((guess, i) => i === 0 && detectabilityOf(guess.condition) === 'lab');

interface AnswerHeadingProps extends Pick<ResultProps, 'scan'> {
  readonly title: string;
  /** What is read aloud after the title; the names of the candidates follow. */
  readonly lines: readonly string[];
}

const AnswerHeading = ({ scan, title, lines }: AnswerHeadingProps) => {
  const { language } = useLanguage();
  const names = scan.top3.map(({ condition }) => conditionByKey(condition)?.name[language] ?? condition);
  return (
    <div>
      <SpaceBetween gap="small">
        <h2 className={styles.name}>{title}</h2>
        <ReadAloud text={[title, ...lines, ...names].join('. ')} />
      </SpaceBetween>
      <SampleBadge scan={scan} />
    </div>
  );
};

const KeyLink = ({ scan }: { readonly scan: Scan }) => {
  const words = useScannerWords();
  const crop = cropOf(scan);
  return (
    <LinkButton tone="quiet" icon={HelpIcon} to={`/scan/key${crop ? `?crop=${crop}` : ''}`}>
      {words.toKey}
    </LinkButton>
  );
};

/** Knowledge-base advice for the farmer's pick, labelled as the farmer's choice. */
const PickedAdvice = ({ scan, storedScan }: Pick<ResultProps, 'scan' | 'storedScan'>) => {
  const words = useScannerWords();
  if (!scan.pick || scan.pick === NONE_OF_THESE) return null;
  return (
    <>
      <MutedText>{words.pickedNote}</MutedText>
      <Advice condition={scan.pick} storedScan={storedScan} />
    </>
  );
};

/** What the analysis saw on the whole photo. */
const Further = ({ scan, photo }: Pick<ResultProps, 'scan' | 'photo'>) => {
  const words = useScannerWords();
  const id = useId();
  return (
    <Fold id={id} icon={ScanIcon} tone="sky" title={words.onPhoto}>
      <Stack>
        {photo}
        <AnalysisProgress scan={scan} />
      </Stack>
    </Fold>
  );
};

/** From laboratory photos only: never a single name. */
export const Candidates = ({
  scan,
  storedScan,
  more,
  photo,
  filingSection,
  before,
  act,
  after,
}: ResultProps) => {
  const words = useScannerWords();
  const why = isFromLabPhotos(scan) ? words.labOnly : words.kindred;
  return (
    <>
      <div className={styles.first}>
        {before}
        <AnswerHeading scan={scan} title={words.candidates} lines={[why]} />
        <p>{why}</p>
        <CandidateList scan={scan} canPick={storedScan !== undefined} />
        {act}
      </div>
      <div className={styles.rest}>
        <PickedAdvice scan={scan} storedScan={storedScan} />
        <KeyLink scan={scan} />
        {more}
        {filingSection}
        <Further scan={scan} photo={photo} />
        {after}
      </div>
    </>
  );
};

/** The farmer named another crop than the photo looks like: explains why no disease is named. */
const useAgainstPhoto = (scan: Scan): string | null => {
  const words = useFilingWords();
  const name = useCropName();
  const question = scan.crop_question;
  if (!question || !isCropAgainstPhoto(scan) || scan.top3.length > 0) return null;
  return words.againstPhoto(suggestedCrops(question).map(name).join(words.or), name(question.chosen));
};

export const NoAnswer = ({
  scan,
  storedScan,
  more,
  photo,
  filingSection,
  before,
  act,
  after,
  outcome,
}: ResultProps & { readonly outcome: keyof typeof answerOf }) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const { title, text, next } = answerOf[outcome];
  const hasNoSecondCheck = useStoreUser() === null && outcome === 'no_leaf';
  const why = useAgainstPhoto(scan) ?? (hasNoSecondCheck ? words.noLeaf : text[language]);
  const steps = next.map((line) => line[language]);
  return (
    <>
      <div className={styles.first}>
        {before}
        <AnswerHeading scan={scan} title={title[language]} lines={[why, ...steps]} />
        <p>{why}</p>
        {scan.top3.length > 0 && (
          <>
            <p>
              <strong>{words.candidates}</strong>
            </p>
            <CandidateList scan={scan} canPick={storedScan !== undefined} />
          </>
        )}
        <Card>
          <Stack>
            <Steps steps={steps} />
            {act}
          </Stack>
        </Card>
      </div>
      <div className={styles.rest}>
        <PickedAdvice scan={scan} storedScan={storedScan} />
        {outcome !== 'no_leaf' && <KeyLink scan={scan} />}
        {more}
        {filingSection}
        <Further scan={scan} photo={photo} />
        {after}
      </div>
    </>
  );
};
