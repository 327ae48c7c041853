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

/** Throws with the file's name if an edit found no place. */
export const expected = (text: string | null, file: string): string => {
  if (text === null)
    throw new GeneratorError(`${file} does not have the expected form. Nothing was written.`);
  return text;
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

/**
 * Adds an entry as the last one of the list or object whose opening bracket ends the first match of
 * `opening`; null if nothing matches. The formatter sets it on its line.
 */
export const addLast = (text: string, opening: RegExp, entry: string): string | null => {
  const found = opening.exec(text);
  if (!found) return null;
  const start = found.index + found[0].length;
  let end = start;
  for (let depth = 1; end < text.length; end += 1) {
    depth += '([{'.includes(text[end]!) ? 1 : ')]}'.includes(text[end]!) ? -1 : 0;
    if (depth === 0) break;
  }
  const before = text.slice(0, end).trimEnd();
  const comma = /[[{,]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${entry},\n${text.slice(end)}`;
};

/** Adds an entry to the object after `commands: {`; creates the object if missing. */
export const addToCommands = (text: string, entry: string, file: string): string =>
  addLast(text, /^ {2}commands: \{/m, entry) ??
  replaceOnce(text, /\}\);\n*$/, () => `  commands: {\n${entry},\n  },\n});\n`, file);

/** Adds a handler to the `commands` of a server module, in any of its notations. */
export const addHandler = (text: string, handler: string, file: string): string => {
  const inList = addLast(text, /^ +commands: \[/m, handler);
  if (inList !== null) return inList;
  if (/^ +commands,\n/m.test(text))
    return (
      addLast(text, /^ *(export )?const commands = \[/m, handler) ??
      text.replace(/^( +)commands,\n/m, `$1commands: [...commands, ${handler}],\n`)
    );
  const call = /^ +commands: /m.exec(text);
  if (!call)
    return replaceOnce(
      text,
      /^( +)access(: \w+)?,\n/m,
      (line, indent) => `${line}${indent}commands: [${handler}],\n`,
      file,
    );
  const start = call.index + call[0].length;
  let end = start;
  for (let depth = 0; end < text.length && !(depth === 0 && text[end] === ','); end += 1)
    depth += '([{'.includes(text[end]!) ? 1 : ')]}'.includes(text[end]!) ? -1 : 0;
  return `${text.slice(0, start)}[...${text.slice(start, end)}, ${handler}]${text.slice(end)}`;
};
