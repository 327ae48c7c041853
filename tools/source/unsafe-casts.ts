/** Casts that disable the type checker. */
const CAST = /\bas (?:never|any|unknown as)\b/;
const COMMENT = /^\s*(?:\/\/|\*|\/\*)/;

/** Unsafe casts without a reason, as `file:line`. The reason is a comment on the same line or the one above. */
export const unexplainedCasts = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, i, lines) => {
    if (COMMENT.test(line) || !CAST.test(line.replace(/'[^']*'|\/\*.*?\*\//g, ''))) return [];
    return /\/[/*] /.test(line) || COMMENT.test(lines[i - 1] ?? '') ? [] : [`${file}:${i + 1}`];
  });
