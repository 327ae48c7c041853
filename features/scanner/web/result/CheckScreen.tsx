import type { ReactNode } from 'react';
import { Photo } from '#kit/web/photo/Photo.tsx';
import type { WithPending } from '#kit/web/store/store.ts';
import { Row } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import { openQuestion } from '../../domain/crop-question.ts';
import { MIN_LEAF_SHARE } from '../../domain/photo/affected-area.ts';
import { leavesOf } from '../../domain/scan.ts';
import type { LeafAnalysis } from '../../inference/messages.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { CheckScene } from './CheckScene.tsx';
import { FilingSection } from './FilingSection.tsx';
import { CommunitySlot, ScanSlot } from './result-slots.tsx';
import { ScanResult } from './ScanResult.tsx';

interface Props {
  readonly title: string;
  readonly back?: string;
  readonly beside?: ReactNode;
  readonly scan: Scan;
  /** The stored row. Absent when storing failed; other features then have no scan to refer to. */
  readonly storedScan: WithPending<Scan> | undefined;
  /** The photo just analysed. */
  readonly leaf?: { readonly picture: Blob; readonly analysis: LeafAnalysis } | undefined;
  /** Replaces the stored photos with the new one and its overlay. */
  readonly photo?: ReactNode;
  /** The control that adds leaves of this plant. */
  readonly more?: ReactNode;
  /** Where to go from here. */
  readonly next?: ReactNode;
}

const StoredPhotos = ({ scan }: { readonly scan: Scan }) => {
  const words = useScannerWords();
  return (
    <Row gap="small">
      {leavesOf(scan).map((hash) => (
        <Photo key={hash} hash={hash} label={words.photoOf(words.title)} />
      ))}
    </Row>
  );
};

/** Whether the photo shows a named trouble, so that its sick parts mean something. */
const hasMarks = (scan: Scan, analysis: LeafAnalysis | undefined): boolean => {
  const condition = scan.condition ?? scan.top3[0]?.condition;
  return (
    condition !== undefined &&
    openQuestion(scan) === null &&
    conditionByKey(condition)?.type !== 'healthy' &&
    (!analysis || analysis.affected.leafShare >= MIN_LEAF_SHARE)
  );
};

/** A complete check: its photo, the result, and the slots of other features. */
export const CheckScreen = ({ title, back, beside, scan, storedScan, leaf, photo, more, next }: Props) => {
  const hash = scan.photo;
  return (
    <Screen
      title={title}
      {...(back && { back })}
      beside={beside}
      ground={hash ? 'photo' : 'dawn'}
      renderScene={(head) => (
        <CheckScene
          scan={scan}
          hash={hash}
          picture={leaf?.picture}
          analysis={leaf?.analysis}
          hasMarks={hasMarks(scan, leaf?.analysis)}
          head={head}
        />
      )}
    >
      <ScanResult
        scan={scan}
        storedScan={storedScan}
        more={more}
        photo={photo ?? <StoredPhotos scan={scan} />}
        filingSection={storedScan && <FilingSection scan={storedScan} />}
        before={
          storedScan && (
            <>
              <ScanSlot name="Outcome" scan={storedScan} />
              <ScanSlot name="Said" scan={storedScan} />
            </>
          )
        }
        act={storedScan && <ScanSlot name="Experts" scan={storedScan} />}
        after={
          <>
            {storedScan && (
              <>
                <ScanSlot name="Share" scan={storedScan} />
                <CommunitySlot />
              </>
            )}
            {next}
          </>
        }
      />
    </Screen>
  );
};
