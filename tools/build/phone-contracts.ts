import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
type Tree = Node & Record<string, unknown>;
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const CONTRACT =
  /\/(features\/[\w-]+\/[\w-]*contract[\w-]*|apps\/contract|kit\/sync\/(live|photos|exchange|overwritten))\.ts$/;
const PURE = '/*#__PURE__*/ ';
/** What a phone needs of an operation; of one whose reply it stores, also the reply's schema. */
const PHONE_FIELDS = ['id', 'method', 'path', 'replyType'];
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  operation: PHONE_FIELDS,
  cachedOperation: [...PHONE_FIELDS, 'reply'],
};

const isNode = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';

/** `z` in `z.string().check(…)`. */
const rootOf = (node: Tree): string | undefined => {
  const inner = node['object'] ?? node['callee'];
  return isNode(inner) ? rootOf(inner) : (node['name'] as string | undefined);
};

/** Removes fields of an object with the comma after them; spread fields stay. */
const removeFields = (code: string, object: Tree | undefined, phone: readonly string[]): readonly Edit[] =>
  ((object?.['properties'] ?? []) as Tree[]).flatMap(({ start, end, key }) =>
    isNode(key) && !phone.includes(String(key['name']))
      ? [{ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }]
      : [],
  );

/** Edits in order; one inside a removed part is left out. */
const applyEdits = (code: string, edits: readonly Edit[]): string => {
  let result = '';
  let position = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end))
    if (start >= position) {
      result += code.slice(position, start) + text;
      position = end;
    }
  return result + code.slice(position);
};

/**
 * The part of a contract that a phone uses. Calls outside functions are marked as pure (in other modules only
 * those of schemas), so that the bundler leaves out operations and schemas that no screen uses.
 */
export const phonePart = (code: string, program: object, isContract: boolean): string => {
  const edits: Edit[] = [];
  const starts = new Set<number>();
  const visit = (node: Tree): void => {
    if (/Function/.test(node.type)) return;
    if (node.type === 'CallExpression') {
      const root = rootOf(node) ?? '';
      if ((isContract || root === 'z') && !starts.has(node.start)) {
        starts.add(node.start);
        edits.push({ start: node.start, end: node.start, text: PURE });
      }
      const phone = fieldsOf[root];
      if (phone) edits.push(...removeFields(code, (node['arguments'] as Tree[])[0], phone));
    }
    Object.values(node).flat().filter(isNode).forEach(visit);
  };
  visit(program as Tree);
  return applyEdits(code, edits);
};

/** Leaves the server's part of contracts out of the web app. */
export const phoneContracts = (): Plugin => ({
  name: 'phone-contracts',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    const isContract = CONTRACT.test(id);
    if (!isContract && (!id.endsWith('.ts') || !code.includes('zod/mini'))) return null;
    return { code: phonePart(code, this.parse(code), isContract), map: null };
  },
});
