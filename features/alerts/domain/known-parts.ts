/** The known ones of several figures, as the start of a sentence. */
export const knownParts = (
  ...parts: readonly (readonly [figure: string | undefined, say: (figure: string) => string])[]
): string =>
  parts
    .flatMap(([figure, say]) => (figure === undefined ? [] : [say(figure)]))
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase());
