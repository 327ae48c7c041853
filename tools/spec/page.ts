import {
  inScope,
  type Ledger,
  type Line,
  linesOf,
  type Proofs,
  lineStatus,
  type LineStatus,
  type States,
} from './ledger.ts';

const HEAD = `# The ledger, line by line

Written by \`npm run spec\` from \`ledger.json\` (the lines), \`states.json\` (manual notes) and the titles of tests that passed in the last \`npm test -- --all\`. Do not edit.

Marks: **[R]** built as written. **[P]** the source's own wording was a placeholder or simulated; the text after the arrow is built. **[?]** ambiguous; the text after the arrow is our reading. S1–S3 are the three texts the lines come from.

States: **done**, with the titles of the tests that prove it. **waits for** the feature that must add the missing half; titles prove the existing half. **changed**, with the decision. **open**: no test proves it.
`;

const renderLine = (line: Line, { state, titles }: LineStatus): string =>
  [
    `- **${line.id}** [${line.mark}] **${state}**: ${line.text}`,
    ...titles.map((title) => `  - ${title}`),
  ].join('\n');

const KINDS = ['done', 'changed', 'waits', 'open'] as const;

const countRow = (name: string, lines: readonly Line[], statusOf: (line: Line) => LineStatus): string =>
  `| ${[name, lines.length, ...KINDS.map((kind) => lines.filter((l) => statusOf(l).kind === kind).length)].join(' | ')} |`;

export const renderLedger = (ledger: Ledger, states: States, proofs: Proofs): string => {
  const statusOf = (line: Line): LineStatus => lineStatus(line.id, states, proofs);
  const all = linesOf(ledger);
  const inStartedParts = all.filter((l) => inScope(states.scope, l.id));
  const counts = [
    '| | lines | done | changed | wait | open |',
    '|---|---|---|---|---|---|',
    countRow('parts started', inStartedParts, statusOf),
    countRow('everything', all, statusOf),
  ];
  const openIds = inStartedParts.filter((l) => statusOf(l).kind === 'open').map((l) => l.id);
  const waitingIds = inStartedParts
    .filter((l) => statusOf(l).kind === 'waits' && statusOf(l).titles.length === 0)
    .map((l) => l.id);
  const listIds = (what: string, ids: readonly string[]): string[] =>
    ids.length > 0 ? [`\n${what}: ${ids.join(', ')}.`] : [];
  return [
    HEAD,
    counts.join('\n'),
    ...listIds('Open in the parts started', openIds),
    ...listIds('Waiting, without any test yet', waitingIds),
    ...ledger.groups.map(
      (g) => `\n## ${g.title}\n\n${g.lines.map((l) => renderLine(l, statusOf(l))).join('\n')}`,
    ),
    '',
  ].join('\n');
};
