import { GeneratorError } from './names.ts';

/** Replaces the first match; throws with the file's name when there is none. */
export const replaceOnce = (
  text: string,
  pattern: RegExp,
  by: (...found: string[]) => string,
  file: string,
): string => {
  if (!pattern.test(text))
    throw new GeneratorError(
      `${file} does not have the expected form (${pattern.source}). Nothing was written.`,
    );
  return text.replace(pattern, by as (...found: unknown[]) => string);
};

/** Adds an import after the last one, unless it exists. */
export const addImport = (text: string, line: string): string => {
  if (text.includes(line)) return text;
  const imports = [...text.matchAll(/^import [^;]*;\n/gm)];
  const last = imports[imports.length - 1];
  const at = last ? last.index + last[0].length : 0;
  return `${text.slice(0, at)}${line}\n${last ? '' : '\n'}${text.slice(at)}`;
};

/** Adds the contract's type argument to `defineX()(…)`. */
export const addContractType = (text: string, define: string, contract: string, file: string): string => {
  if (text.includes(`${define}<typeof contract>()`)) return text;
  const checked = replaceOnce(
    text,
    new RegExp(`${define}\\(\\)`),
    () => `${define}<typeof contract>()`,
    file,
  );
  return checked.includes('* as contract from')
    ? checked
    : addImport(checked, `import type * as contract from '../${contract}';`);
};

/** Adds a line to the object after `commands: {`; creates the object if missing. */
export const addToCommands = (text: string, line: string, file: string): string =>
  /^ {2}commands: \{/m.test(text)
    ? text.replace(/^ {2}commands: \{\n?/m, (found) => `${found.trimEnd()}\n${line}\n`)
    : replaceOnce(text, /\}\);\n*$/, () => `  commands: {\n${line}\n  },\n});\n`, file);

/** Adds a handler to the `commands` of a server module, in any of its notations. */
export const addHandler = (text: string, handler: string, file: string): string => {
  const list = /^( +)commands(: |,\n)/m.exec(text);
  if (!list)
    return replaceOnce(
      text,
      /^( +)access(: \w+)?,\n/m,
      (line, indent) => `${line}${indent}commands: [${handler}],\n`,
      file,
    );
  const start = list.index + list[0].length;
  if (list[2] === ',\n')
    return `${text.slice(0, list.index)}${list[1]}commands: [...commands, ${handler}],\n${text.slice(start)}`;
  if (text[start] === '[') return `${text.slice(0, start + 1)}${handler}, ${text.slice(start + 1)}`;
  let depth = 0;
  let end = start;
  for (; end < text.length && !(depth === 0 && text[end] === ','); end += 1)
    depth += '([{'.includes(text[end]!) ? 1 : ')]}'.includes(text[end]!) ? -1 : 0;
  return `${text.slice(0, start)}[...${text.slice(start, end)}, ${handler}]${text.slice(end)}`;
};
