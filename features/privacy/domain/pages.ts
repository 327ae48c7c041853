/** A name of a screen as the routes say it, `/fields/:id`: with digits left out, no id and no code fits in. */
export const PAGE = /^(?=.{2,80}$)(?:\/(?:[a-z][a-z-]{0,29}|:[a-zA-Z]{1,20}))+$/;
/** More screens than the app has; a stranger cannot fill the table with names. */
export const PAGES_A_DAY = 150;
/** Two seasons can be compared; what is older goes. */
export const COUNTS_KEPT_DAYS = 400;

export interface PageCount {
  readonly page: string;
  readonly n: number;
}

export const counted = (pages: readonly string[]): readonly PageCount[] => {
  const counts = new Map<string, number>();
  for (const page of pages) if (PAGE.test(page)) counts.set(page, (counts.get(page) ?? 0) + 1);
  return [...counts].map(([page, n]) => ({ page, n }));
};
