import { Badge } from '#kit/web/ui/Badge.tsx';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';

/** Checks that `npm run seed` wrote come from no photo and no model. */
export const SampleBadge = ({ scan }: { readonly scan: Pick<Scan, 'model'> }) => {
  const words = useScannerWords();
  return scan.model === 'sample' ? <Badge tone="sky">{words.sample}</Badge> : null;
};
