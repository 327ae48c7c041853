/** Nesting depth of a JSON text, measured before parsing. */
export const nestingOf = (json: string): number => {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (inText) {
      if (sign === 92) at += 1;
      else if (sign === 34) inText = false;
    } else if (sign === 34) inText = true;
    else if (sign === 123 || sign === 91) deepest = Math.max(deepest, (depth += 1));
    else if (sign === 125 || sign === 93) depth -= 1;
  }
  return deepest;
};
