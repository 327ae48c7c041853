/** A screen's name as in the routes, `/fields/:id`: without digits, so it cannot contain an id or code. */
export const PAGE_PATTERN = /^(?=.{2,80}$)(?:\/(?:[a-z][a-z-]{0,29}|:[a-zA-Z]{1,20}))+$/;
/** More screens than the app has, so that a stranger cannot fill the table with names. */
export const MAX_PAGES_PER_DAY = 150;
/** Long enough to compare two seasons; older counts are deleted. */
export const COUNT_RETENTION_DAYS = 400;

export interface PageCount {
  readonly page: string;
  readonly n: number;
}

export const countByPage = (pages: readonly string[]): readonly PageCount[] => {
  const counts = new Map<string, number>();
  for (const page of pages) if (PAGE_PATTERN.test(page)) counts.set(page, (counts.get(page) ?? 0) + 1);
  return [...counts].map(([page, n]) => ({ page, n }));
};
