import { State } from '#kit/web/ui/State.tsx';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';

/** In a list, only what needs the farmer is mentioned. */
export const SeriousState = ({ scan: { severity } }: { readonly scan: Scan }) => {
  const words = useScannerWords();
  return severity === 'high' || severity === 'critical' ? (
    <State tone="bad">{words.serious[severity]}</State>
  ) : null;
};
