import { readFileSync, readdirSync } from 'node:fs';

const parentOf = (pid: string): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? '';
  } catch {
    return '';
  }
};

/**
 * A process and all its descendants, including those that outlive their parent on purpose (the postmaster
 * stays a child).
 */
export const processTreeOf = (pid: number): string[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ name, parent: parentOf(name) }));
  const tree = [String(pid)];
  for (const member of tree) tree.push(...all.filter((p) => p.parent === member).map((p) => p.name));
  return tree;
};

/** Proportional set size: shared pages are divided among the processes that share them. */
export const pssMb = (pids: readonly string[]): number =>
  pids.reduce((sum, pid) => {
    try {
      return (
        sum +
        Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
      );
    } catch {
      return sum;
    }
  }, 0);
