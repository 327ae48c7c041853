import type { ReactNode } from 'react';
import { Photo } from '#kit/web/photo/Photo.tsx';
import type { WithPending } from '#kit/web/store/store.ts';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { leavesOf } from '../../domain/scan.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { FilingSection } from './FilingSection.tsx';
import { CommunitySlot, ScanSlot } from './result-slots.tsx';
import { ScanResult } from './ScanResult.tsx';

interface Props {
  readonly scan: Scan;
  /** The stored row. Absent when storing failed; other features then have no scan to refer to. */
  readonly storedScan: WithPending<Scan> | undefined;
  /** Replaces the stored photos with the new one and its overlay. */
  readonly photo?: ReactNode;
  /** The control that adds leaves of this plant. */
  readonly more?: ReactNode;
}

const StoredPhotos = ({ scan }: { readonly scan: Scan }) => {
  const words = useScannerWords();
  const [first, ...others] = leavesOf(scan);
  if (!first) return null;
  return (
    <Stack gap="small">
      <Photo hash={first} label={words.photoOf(words.title)} />
      {others.length > 0 && (
        <Row gap="small">
          {others.map((hash) => (
            <Photo key={hash} hash={hash} label={words.photoOf(words.title)} />
          ))}
        </Row>
      )}
    </Stack>
  );
};

/** A complete check: the result, its photo, and the slots of other features. */
export const ScanDetails = ({ scan, storedScan, photo, more }: Props) => (
  <Stack>
    {storedScan && <ScanSlot name="Outcome" scan={storedScan} />}
    {storedScan && <ScanSlot name="Said" scan={storedScan} />}
    <ScanResult
      scan={scan}
      storedScan={storedScan}
      more={more}
      photo={photo ?? <StoredPhotos scan={scan} />}
      filingSection={storedScan && <FilingSection scan={storedScan} />}
    />
    {storedScan && <ScanSlot name="Experts" scan={storedScan} />}
    {storedScan && <ScanSlot name="Share" scan={storedScan} />}
    {storedScan && <CommunitySlot />}
  </Stack>
);
