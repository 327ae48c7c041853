import { agrees, type Finding, isSeenWhole, NONE } from './scan.ts';

export interface Named {
  readonly condition: string;
  readonly by: 'check' | 'farmer' | 'expert';
}

interface Told extends Finding {
  readonly pick?: string | null | undefined;
  readonly photo: string | null;
  readonly photos?: readonly string[] | undefined;
  readonly checked: (Finding & { readonly photos?: number | undefined }) | null;
}

/**
 * The best known answer of a check. An expert stands above the farmer's choice and the check; a check that
 * the server's own look contradicts says nothing.
 */
export const namedBy = (scan: Told, expert: string | null): Named | null => {
  if (expert) return { condition: expert, by: 'expert' };
  if (scan.checked && isSeenWhole(scan) && !agrees(scan.checked, scan)) return null;
  if (scan.outcome === 'answer') return scan.condition ? { condition: scan.condition, by: 'check' } : null;
  return scan.pick && scan.pick !== NONE ? { condition: scan.pick, by: 'farmer' } : null;
};
