import { counties } from '#features/places/domain/counties.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';

type BoardRefusal = 'referrals.name_wrong' | 'referrals.county_unknown';
export interface BoardEntry {
  readonly name: string;
  readonly county: string;
}

/** Letters and name punctuation only: no phone number, no web address. */
const namePattern = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,39}$/u;

/** The public part of a board entry: only these two (REF-17). */
export const boardEntry = (typed: string, county: string): Result<BoardEntry, BoardRefusal> => {
  const plain = typed.trim().replace(/\s+/g, ' ').replace(/'/g, '’');
  if (!namePattern.test(plain) || /\.\p{L}{2,}/u.test(plain)) return refuse('referrals.name_wrong');
  if (!(counties as readonly string[]).includes(county)) return refuse('referrals.county_unknown');
  return ok({ name: plain, county });
};
