import { Stack } from '#kit/web/ui/layout.tsx';
import type { Held } from '#kit/web/store/store.ts';
import { ScanSlot } from './result-slots.tsx';
import { ScanPhoto } from './ScanPhoto.tsx';
import { ScanResult } from './ScanResult.tsx';
import type { Scan } from './use-scans.ts';
import { useScannerWords } from './words.ts';

interface Props {
  readonly scan: Scan;
  /** Undefined while it could not be kept: nothing can hang on it then. */
  readonly kept: Held<Scan> | undefined;
  readonly picture?: Blob;
}

/** One check, whole: the photo, what was found, and what other features add to it. */
export const ScanDetails = ({ scan, kept, picture }: Props) => {
  const words = useScannerWords();
  return (
    <Stack>
      {scan.photo && <ScanPhoto hash={scan.photo} label={words.photoOf(words.title)} {...(picture && { picture })} />}
      {kept && <ScanSlot name="Outcome" scan={kept} />}
      <ScanResult scan={scan} kept={kept} />
      {kept && <ScanSlot name="Experts" scan={kept} />}
      {kept && <ScanSlot name="Share" scan={kept} />}
    </Stack>
  );
};
