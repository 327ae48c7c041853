const ID = /^[A-Z][A-Z0-9]{0,2}-\d+[a-z]?(?=[\s,:]|$)/;

export interface TestRun {
  readonly file: string;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
}

/** The ledger ids at the start of a test title: `FLD-14, X-02 the server refuses…` → both. */
export const idsOf = (title: string): string[] => {
  const ids: string[] = [];
  let rest = title.trimStart();
  for (let found = ID.exec(rest); found; found = ID.exec(rest)) {
    ids.push(found[0]);
    rest = rest.slice(found[0].length).replace(/^[\s,]+/, '');
  }
  return ids;
};

/** Maps each ledger id to the titles that passed wherever they ran (a database test runs on two engines). */
export const ledgerOf = (runs: readonly TestRun[]): Record<string, string[]> => {
  const place = (run: TestRun): string => `${run.file}\n${run.title}`;
  const failed = new Set(runs.filter((r) => r.status === 'failed').map(place));
  const titles = new Map<string, Set<string>>();
  for (const run of runs) {
    if (run.status !== 'passed' || failed.has(place(run))) continue;
    for (const id of idsOf(run.title)) titles.set(id, (titles.get(id) ?? new Set()).add(run.title));
  }
  return Object.fromEntries(
    [...titles]
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([id, set]) => [id, [...set]]),
  );
};

/** Titles with more ids than one test can prove. */
export const titlesWithTooManyIds = (runs: readonly TestRun[]): string[] => [
  ...new Set(runs.filter((r) => idsOf(r.title).length > 3).map((r) => `${r.file}: ${r.title}`)),
];
