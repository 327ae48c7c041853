/** Nesting depth of a JSON text, measured before parsing. */
export const nestingOf = (json: string): number => {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const charCode = json.charCodeAt(at);
    if (inText) {
      if (charCode === 92) at += 1;
      else if (charCode === 34) inText = false;
    } else if (charCode === 34) inText = true;
    else if (charCode === 123 || charCode === 91) deepest = Math.max(deepest, (depth += 1));
    else if (charCode === 125 || charCode === 93) depth -= 1;
  }
  return deepest;
};
