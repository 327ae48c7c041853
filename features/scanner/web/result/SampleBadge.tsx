import { Badge } from '#kit/web/ui/Badge.tsx';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';

/** Checks written by `npm run seed` have neither photo nor model. */
export const SampleBadge = ({ scan }: { readonly scan: Pick<Scan, 'model'> }) => {
  const words = useScannerWords();
  return scan.model === 'sample' ? <Badge tone="sky">{words.sample}</Badge> : null;
};
