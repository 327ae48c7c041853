import { ok, refuse, type Result } from '#kit/pure/result.ts';

export interface Element {
  readonly name: string;
  readonly children: readonly Element[];
  readonly text: string;
}
export type XmlFault = 'data.file_broken' | 'data.file_dtd' | 'data.file_deep';

interface OpenElement {
  readonly name: string;
  readonly children: Element[];
  text: string;
}

const MAX_DEPTH = 60;
const PREDEFINED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
/**
 * Decodes the five predefined XML entities and numeric references. Entities that a DTD would declare stay as
 * they are.
 */
const decodeEntities = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, name: string) => {
    if (name[0] !== '#') return PREDEFINED_ENTITIES[name] ?? whole;
    return character(
      name[1] === 'x' || name[1] === 'X' ? parseInt(name.slice(2), 16) : Number(name.slice(1)),
    );
  });

const localName = (tag: string): string => /^[^\s/>]*/.exec(tag)![0].replace(/^.*:/, '').toLowerCase();

/**
 * The subset of XML that map files need, in one pass. Rejects any DOCTYPE, because it can carry entity bombs
 * and external references, and no map file has one.
 */
export const readXml = (xml: string): Result<Element, XmlFault> => {
  const root: OpenElement = { name: '', children: [], text: '' };
  const open: OpenElement[] = [root];
  for (let at = 0; at < xml.length;) {
    const top = open[open.length - 1]!;
    const next = xml.indexOf('<', at);
    if (next < 0) break;
    if (open.length > 1) top.text += decodeEntities(xml.slice(at, next));
    const end = endOf(xml, next);
    if (end === 'dtd') return refuse('data.file_dtd');
    if (end < 0) return refuse('data.file_broken');
    const tag = xml.slice(next + 1, end - 1);
    at = end;
    if (tag.startsWith('![CDATA[')) top.text += tag.slice(8, -2);
    if (tag[0] === '!' || tag[0] === '?') continue;
    if (tag[0] === '/') {
      if (open.length < 2 || top.name !== localName(tag.slice(1))) return refuse('data.file_broken');
      open.pop();
      continue;
    }
    const element: OpenElement = { name: localName(tag), children: [], text: '' };
    top.children.push(element);
    if (tag.endsWith('/')) continue;
    if (open.push(element) > MAX_DEPTH) return refuse('data.file_deep');
  }
  return open.length === 1 && root.children.length === 1 ? ok(root.children[0]!) : refuse('data.file_broken');
};

/** The index after the tag, comment or section that starts here. */
const endOf = (xml: string, at: number): number | 'dtd' => {
  const indexAfter = (sign: string): number => {
    const found = xml.indexOf(sign, at);
    return found < 0 ? -1 : found + sign.length;
  };
  if (xml.startsWith('<!--', at)) return indexAfter('-->');
  if (xml.startsWith('<![CDATA[', at)) return indexAfter(']]>');
  if (xml.startsWith('<!', at)) return 'dtd';
  if (xml.startsWith('<?', at)) return indexAfter('?>');
  tagEnd.lastIndex = at;
  return tagEnd.test(xml) ? tagEnd.lastIndex : -1;
};

/** Up to the first > outside attribute values. */
const tagEnd = /[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/y;

/** All descendants with this name. */
export const descendantsNamed = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => (child.name === name ? [child] : descendantsNamed(child, name)));
