import { categoryIds, type CategoryId } from '../../domain/categories.ts';
import { sorts, type Sort } from '../../domain/paging.ts';
import { statuses, type Status } from '../../domain/post.ts';

/** `sort` null: newest first, or best match first for a search. */
export interface Filter {
  readonly category: CategoryId | null;
  readonly status: Status;
  readonly search: string;
  readonly sort: Sort | null;
}

export const SEARCH_MAX = 200;
const findIn = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((each) => each === value) ?? null;

/** Parses the filter in the URL; invalid parts are ignored. */
export const filterOf = (address: string): Filter => {
  const query = new URLSearchParams(address);
  return {
    category: findIn(categoryIds, query.get('category')),
    status: findIn(statuses, query.get('status')) ?? 'open',
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    sort: findIn(sorts, query.get('sort')),
  };
};

export const urlOf = ({ category, status, search, sort }: Filter): string => {
  const params = new URLSearchParams({
    ...(category && { category }),
    ...(status !== 'open' && { status }),
    ...(search && { search }),
    ...(sort && { sort }),
  });
  return `${params}` === '' ? '/community' : `/community?${params}`;
};

/** The selected chip. */
export const shownSort = ({ search, sort }: Filter): Sort | null => sort ?? (search ? null : 'created_at');
export const isFiltered = ({ category, search, status }: Filter): boolean =>
  category !== null || search !== '' || status !== 'open';
