import {
  inScope,
  type Ledger,
  type Line,
  linesOf,
  type Proofs,
  standingOf,
  type Standing,
  type States,
} from './ledger.ts';

const HEAD = `# The ledger, line by line

Written by \`npm run spec\` from \`ledger.json\` (the lines), \`states.json\` (what is said by hand) and the titles of tests that passed in the last \`npm test -- --all\`. Do not edit.

Marks: **[R]** built as said. **[P]** the source's own wording was a placeholder or simulated; what stands after the arrow is built. **[?]** ambiguous; what stands after the arrow is our reading. S1–S3 are the three texts the lines come from.

States: **done**, with the titles of the tests that prove it. **waits for** the part that owes the other half; titles then prove the half that exists. **changed**, with the decision. **open**: no test proves it.
`;

const shown = (line: Line, { state, titles }: Standing): string =>
  [
    `- **${line.id}** [${line.mark}] **${state}**: ${line.text}`,
    ...titles.map((title) => `  - ${title}`),
  ].join('\n');

const KINDS = ['done', 'changed', 'waits', 'open'] as const;

const countRow = (name: string, lines: readonly Line[], standing: (line: Line) => Standing): string =>
  `| ${[name, lines.length, ...KINDS.map((kind) => lines.filter((l) => standing(l).kind === kind).length)].join(' | ')} |`;

export const pageOf = (ledger: Ledger, states: States, proofs: Proofs): string => {
  const standing = (line: Line): Standing => standingOf(line.id, states, proofs);
  const all = linesOf(ledger);
  const begun = all.filter((l) => inScope(states.scope, l.id));
  const counts = [
    '| | lines | done | changed | wait | open |',
    '|---|---|---|---|---|---|',
    countRow('parts begun', begun, standing),
    countRow('everything', all, standing),
  ];
  const owed = begun.filter((l) => standing(l).kind === 'open').map((l) => l.id);
  const halves = begun
    .filter((l) => standing(l).kind === 'waits' && standing(l).titles.length === 0)
    .map((l) => l.id);
  const named = (what: string, ids: readonly string[]): string[] =>
    ids.length > 0 ? [`\n${what}: ${ids.join(', ')}.`] : [];
  return [
    HEAD,
    counts.join('\n'),
    ...named('Open in the parts begun', owed),
    ...named('Waiting, with nothing of it proven yet', halves),
    ...ledger.groups.map((g) => `\n## ${g.title}\n\n${g.lines.map((l) => shown(l, standing(l))).join('\n')}`),
    '',
  ].join('\n');
};
