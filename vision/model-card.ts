/**
 * Writes the tables of MODEL-CARD.md from the shipped figures and unseen.json: `npx tsx
 * vision/model-card.ts`. A test fails if they differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Figures } from '#features/scanner/domain/accuracy-figures.ts';
import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import { splitClass } from '#features/scanner/domain/leaf-model.ts';
import { SETS } from './sets.ts';

interface UnseenFile {
  readonly leftOut: Readonly<
    Record<
      string,
      {
        readonly sets: Readonly<
          Record<
            string,
            {
              readonly n: number;
              readonly auroc: number;
              readonly curve: readonly { readonly knownRefused: number; readonly unseenRefused: number }[];
            }
          >
        >;
      }
    >
  >;
}

const CARD = 'vision/MODEL-CARD.md';
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const percent = (v: number): string => `${(100 * v).toFixed(1)} %`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];
const percentOrDash = (v: number | null): string => (v === null ? '–' : percent(v));
const UNKNOWN_LABELS = {
  scene: 'no leaf',
  other_leaf: 'strawberry, trained as "another leaf"',
  unseen: 'a crop never seen in training',
} as const;

const groupRows = ({ groups, sets }: Figures): string[][] =>
  sets.map(({ set, crop }) => [
    crop,
    set,
    ...groups.filter((g) => g.set === set).map((g) => (g.groups < 3 ? '–' : percent(g.top1))),
  ]);

// oxlint-disable-next-line eslint/max-lines-per-function -- one template, in the order of the page
const tables = (): string => {
  const figures = readJson('features/scanner/model/figures.json') as Figures;
  const model = readJson('features/scanner/model/leaf.json') as LeafModel;
  const crops = [...figures.sets].sort(
    (a, b) => a.kind.localeCompare(b.kind) || a.crop.localeCompare(b.crop),
  );
  return [
    `Model ${model.sha256.slice(0, 12)}, ${model.date}, ${model.bytes.toLocaleString('en')} bytes, ${model.classes.length} outputs.`,
    '',
    ...table(
      [
        'crop',
        'set',
        'photos are',
        'n',
        'top-1',
        '95 % interval',
        'top-3',
        'macro-F1',
        'answered',
        'right when answered',
        'candidates',
        'refused',
        'calibration error',
        'by chance',
      ],
      crops.map((s) => [
        s.crop,
        s.set,
        s.kind,
        s.n,
        percent(s.top1),
        `${percent(s.top1Low)} – ${percent(s.top1High)}`,
        percent(s.top3),
        percent(s.macroF1),
        percent(s.answered),
        percentOrDash(s.rightWhenAnswered),
        percent(s.candidates),
        percent(s.refused),
        percent(s.ece),
        percent(s.eceByChance),
      ]),
    ),
    '',
    'The same photos, with the crop named by the farmer:',
    '',
    ...table(
      [
        'crop',
        'set',
        'top-1',
        'answered',
        'right when answered',
        'refused',
        'calibration error',
        'by chance',
      ],
      crops.map(({ crop, set, cropNamed: c }) => [
        crop,
        set,
        percent(c.top1),
        percent(c.answered),
        percentOrDash(c.rightWhenAnswered),
        percent(c.refused),
        percent(c.ece),
        percent(c.eceByChance),
      ]),
    ),
    '',
    'Photos of which the right answer is a refusal, no crop named:',
    '',
    ...table(
      ['set', 'photos are', 'n', 'told so', 'got a wrong answer'],
      figures.unknown.map((s) => [
        s.set,
        UNKNOWN_LABELS[s.kind],
        s.n,
        percent(s.rejected),
        percent(s.answeredAnyway),
      ]),
    ),
    '',
    `Several photos of one condition make one answer (top-1, crop named; photos of **different** plants, thrown together by chance, seed ${figures.groupSeed}, 20 shuffles; leaves of one plant are more alike, so a farmer gains less):`,
    '',
    ...table(['crop', 'set', '1 photo', '2', '3', '6'], groupRows(figures)),
    '',
    'The phone looks once, the server seven times (mirrored and closer):',
    '',
    ...table(
      [
        'crop',
        'set',
        'n',
        'top-1 phone',
        'top-1 server',
        'answered phone',
        'answered server',
        'right when answered, phone',
        'server',
      ],
      figures.secondLook.map(({ crop, set, n, phone, server }) => [
        crop,
        set,
        n,
        percent(phone.top1),
        percent(server.top1),
        percent(phone.answered),
        percent(server.answered),
        percentOrDash(phone.rightWhenAnswered),
        percentOrDash(server.rightWhenAnswered),
      ]),
    ),
    '',
    ...table(
      ['crop', 'temperature', 'answers from confidence', 'knows the leaf from evidence'],
      Object.keys(model.unknown.evidence)
        .sort()
        .map((c) => [
          c,
          model.temperatures[c]!,
          model.thresholds[c] ?? 'never alone',
          model.unknown.evidence[c]!,
        ]),
    ),
    '',
    `Temperature between crops: ${model.temperatures['all']}.`,
  ].join('\n');
};

/** The conditions of each crop, from the model's own list. */
const outputs = (): string => {
  const { classes, labOnly } = readJson('features/scanner/model/leaf.json') as LeafModel;
  const crops = [...new Set(classes.map((c) => splitClass(c).crop))].filter((c) => c !== 'unknown');
  return crops
    .map((crop) => {
      const own = classes.filter((c) => splitClass(c).crop === crop);
      return `- ${crop}: ${own.map((c) => splitClass(c).condition.replace(/_/g, ' ') + (labOnly.includes(c) ? '*' : '')).join(', ')}`;
    })
    .join('\n');
};

const unseenTable = (): string => {
  const { leftOut } = readJson('vision/unseen.json') as UnseenFile;
  const sets = Object.entries(leftOut).flatMap(([crop, { sets: own }]) =>
    Object.entries(own).map(([name, s]) => ({ crop, name, ...s })),
  );
  const kindOf = (name: string): string => SETS.find((s) => s.name === name)!.kind;
  const shares = sets[0]!.curve.map((p) => `refused at ${Math.round(100 * p.knownRefused)} %`);
  const head = ['crop left out', 'set', 'photos are', 'n', 'AUROC', ...shares];
  return [
    row(head),
    row(head.map(() => '---')),
    ...sets.map((s) =>
      row([
        s.crop,
        s.name,
        kindOf(s.name),
        s.n,
        s.auroc.toFixed(3),
        ...s.curve.map((p) => percent(p.unseenRefused)),
      ]),
    ),
  ].join('\n');
};

const replaceSection = (card: string, mark: string, text: string): string =>
  card.replace(
    new RegExp(`(<!-- ${mark} -->)[\\s\\S]*(<!-- /${mark} -->)`),
    (_, open: string, close: string) => `${open}\n${text}\n${close}`,
  );

export const cardWithFigures = (): string =>
  replaceSection(
    replaceSection(replaceSection(readFileSync(CARD, 'utf8'), 'figures', tables()), 'unseen', unseenTable()),
    'outputs',
    outputs(),
  );

if (process.argv[1]?.endsWith('card.ts')) writeFileSync(CARD, cardWithFigures());
