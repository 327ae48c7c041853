import type { Day } from '#kit/pure/days.ts';
import { areaOf } from '#kit/pure/ellipsoid.ts';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import { CODE_LENGTH, CODE_ALPHABET } from './statement-code.ts';

export const CODE_PATTERN = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

export interface StatementCrop {
  readonly crop: string;
  readonly variety: string | null;
  readonly planted: Day | null;
  readonly harvested: Day | null;
  /** As entered by the farmer. */
  readonly yield: number | null;
  readonly yield_unit: string | null;
  readonly area: number | null;
  readonly area_unit: string | null;
  /** There was no harvest. */
  readonly failed?: boolean;
}
export interface StatementActivity {
  readonly day: Day;
  readonly what: string;
  readonly said: string;
  readonly product: string | null;
  readonly quantity: number | null;
  readonly quantity_unit: string | null;
}
export interface StatementCheck {
  readonly day: Day;
  readonly crop: string | null;
  readonly outcome: string;
  readonly condition: string | null;
  readonly severity: string | null;
}

/** Everything that is printed on the page, and nothing else. */
export interface StatementContent {
  readonly farmer: string;
  readonly field: {
    readonly name: string | null;
    readonly place: string | null;
    readonly hectares: number;
    readonly boundary: string;
    readonly source: string;
    readonly error_m2: number | null;
    readonly measured: Day | null;
    readonly unconfirmed: boolean;
  };
  readonly season: string;
  readonly made: Day;
  readonly crops: readonly StatementCrop[];
  readonly deeds: readonly StatementActivity[];
  readonly checks: readonly StatementCheck[];
  /** Lines that did not fit on one page. */
  readonly more: { readonly crops: number; readonly deeds: number; readonly checks: number };
}

/** Lines per page. Activities use what crops and checks leave. */
export const LINES_PER_PAGE = { all: 17, crops: 6, checks: 5 } as const;

const isIn = (season: string, ...days: readonly (Day | null)[]): boolean =>
  days.some((day) => day?.startsWith(season));
const byDay = <T extends { readonly day: Day }>(a: T, b: T): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : 0;

export interface StatementSource extends Pick<StatementContent, 'farmer' | 'field' | 'season' | 'made'> {
  readonly crops: readonly StatementCrop[];
  readonly deeds: readonly StatementActivity[];
  readonly checks: readonly StatementCheck[];
}

/** Tolerance: sizes are shown with four digits. */
const AREA_TOLERANCE = 0.01;

/** No measured shape: the outline is only a square of that size. */
export const isSquare = (source: string): boolean => source === 'approximate' || source === 'default';

/** A size that the farmer typed over a measured one counts as stated, not measured. */
const withSizeSource = (field: StatementContent['field']): StatementContent['field'] => {
  const ring = isSquare(field.source) ? null : fromPolygonText(field.boundary);
  const isMeasured =
    !ring || Math.abs(areaOf(ring) / 10_000 - field.hectares) <= AREA_TOLERANCE * field.hectares;
  return isMeasured ? field : { ...field, source: 'said', error_m2: null, measured: null };
};

/** One season of one field, limited to one page. Omitted lines are counted, never dropped silently. */
export const composeStatement = (from: StatementSource): StatementContent => {
  const { season } = from;
  const crops = from.crops.filter((crop) => isIn(season, crop.planted, crop.harvested));
  const deeds = from.deeds.filter(({ day }) => isIn(season, day)).sort(byDay);
  const checks = from.checks.filter(({ day }) => isIn(season, day)).sort(byDay);
  const shown = {
    crops: crops.slice(0, LINES_PER_PAGE.crops),
    checks: checks.slice(0, LINES_PER_PAGE.checks),
  };
  const shownDeeds = deeds.slice(0, LINES_PER_PAGE.all - shown.crops.length - shown.checks.length);
  return {
    farmer: from.farmer,
    field: withSizeSource(from.field),
    season,
    made: from.made,
    ...shown,
    deeds: shownDeeds,
    more: {
      crops: crops.length - shown.crops.length,
      deeds: deeds.length - shownDeeds.length,
      checks: checks.length - shown.checks.length,
    },
  };
};

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
