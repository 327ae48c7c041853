/** DSH-14: where a farmer's checks were made and what was found there. Covers checks only, not weather. */
interface PlacedCheck {
  readonly field_id: string | null;
  readonly county: string | null;
  readonly disease: string | null;
  readonly taken_at: Date;
}
interface PlacedField {
  readonly id: string;
  readonly name: string | null;
  readonly county: string | null;
}

export interface PlaceSummary {
  readonly fieldId: string | null;
  readonly name: string | null;
  readonly county: string | null;
  readonly checks: number;
  readonly sick: number;
  readonly lastCheck: string;
  readonly condition: string | null;
}

const mostFrequent = (diseases: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const disease of diseases) counts.set(disease, (counts.get(disease) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null;
};

const placeOf = (checks: readonly PlacedCheck[], field: PlacedField | undefined): PlaceSummary => {
  const diseases = checks.map((c) => c.disease).filter((d): d is string => d !== null);
  const last = checks.reduce((latest, c) => (c.taken_at > latest ? c.taken_at : latest), checks[0]!.taken_at);
  return {
    fieldId: field?.id ?? null,
    name: field?.name ?? null,
    county: field ? field.county : checks[0]!.county,
    checks: checks.length,
    sick: diseases.length,
    lastCheck: last.toISOString(),
    condition: mostFrequent(diseases),
  };
};

/** Groups by field, or by county for checks without one. Most checks first. */
export const placesOf = (checks: readonly PlacedCheck[], fields: readonly PlacedField[]): PlaceSummary[] => {
  const groups = new Map<string, PlacedCheck[]>();
  const known = new Map(fields.map((f) => [f.id, f]));
  for (const check of checks) {
    const key = check.field_id !== null && known.has(check.field_id) ? check.field_id : (check.county ?? '');
    groups.set(key, [...(groups.get(key) ?? []), check]);
  }
  return [...groups]
    .map(([key, group]) => placeOf(group, known.get(key)))
    .sort((a, b) => b.checks - a.checks || (a.lastCheck < b.lastCheck ? 1 : -1));
};
