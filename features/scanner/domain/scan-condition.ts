import { agrees, type Finding, areAllPhotosChecked, NONE_OF_THESE } from './scan.ts';

interface ScanCondition {
  readonly condition: string;
  readonly source: 'check' | 'farmer' | 'expert';
}

interface ScanInput extends Finding {
  readonly pick?: string | null | undefined;
  readonly photo: string | null;
  readonly photos?: readonly string[] | undefined;
  readonly checked: (Finding & { readonly photos?: number | undefined }) | null;
}

/**
 * A check's best known answer: the expert's, else the farmer's choice, else the check's own. A check that the
 * server's result contradicts has none.
 */
export const bestCondition = (scan: ScanInput, expert: string | null): ScanCondition | null => {
  if (expert) return { condition: expert, source: 'expert' };
  if (scan.checked && areAllPhotosChecked(scan) && !agrees(scan.checked, scan)) return null;
  if (scan.outcome === 'answer')
    return scan.condition ? { condition: scan.condition, source: 'check' } : null;
  return scan.pick && scan.pick !== NONE_OF_THESE ? { condition: scan.pick, source: 'farmer' } : null;
};
