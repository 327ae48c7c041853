import type { ReactNode } from 'react';
import { Photo } from '#kit/web/photo/Photo.tsx';
import type { WithPending } from '#kit/web/store/store.ts';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { leavesOf } from '../../domain/scan.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { Filed } from './Filed.tsx';
import { CommunitySlot, ScanSlot } from './result-slots.tsx';
import { ScanResult } from './ScanResult.tsx';

interface Props {
  readonly scan: Scan;
  /** Absent when it could not be stored: nothing can refer to it then. */
  readonly kept: WithPending<Scan> | undefined;
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
export const ScanDetails = ({ scan, kept, photo, more }: Props) => (
  <Stack>
    {kept && <ScanSlot name="Outcome" scan={kept} />}
    {kept && <ScanSlot name="Said" scan={kept} />}
    <ScanResult
      scan={scan}
      kept={kept}
      more={more}
      photo={photo ?? <StoredPhotos scan={scan} />}
      filed={kept && <Filed scan={kept} />}
    />
    {kept && <ScanSlot name="Experts" scan={kept} />}
    {kept && <ScanSlot name="Share" scan={kept} />}
    {kept && <CommunitySlot />}
  </Stack>
);
