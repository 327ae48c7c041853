/** Joins the formatted figures that are known with commas, and capitalises the first letter. */
export const knownParts = (
  ...parts: readonly (readonly [figure: string | undefined, say: (figure: string) => string])[]
): string =>
  parts
    .flatMap(([figure, say]) => (figure === undefined ? [] : [say(figure)]))
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase());
