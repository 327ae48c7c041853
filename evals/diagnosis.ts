import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { diagnose } from '#features/scanner/domain/diagnose.ts';
import { splitClass } from '#features/scanner/domain/leaf-model.ts';
import { farmerCropOf } from '#features/scanner/domain/model-crops.ts';
import { otherCropSeen } from '#features/scanner/domain/other-crop.ts';
import { openNodeLeaf } from '#features/scanner/server/leaf-node.ts';
import { guessesOf, summarise } from './metrics.ts';
import type { Figures, DiagnosedPhoto, Summary } from './metrics.ts';

const USAGE =
  'usage: npm run -s eval -- diagnosis <folder> [--crop-known | --crop=<crop the farmer names>] [--json]\n<folder> holds <crop>___<condition>/*.jpg and unknown___*/*.jpg';

const CROP = '--crop=';

const folders = async (root: string): Promise<string[]> =>
  (await readdir(root, { withFileTypes: true }).catch(() => []))
    .filter((e) => (e.isDirectory() || e.isSymbolicLink()) && e.name.includes('___'))
    .map((e) => e.name)
    .sort();

const photos = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((f) => /\.(jpe?g|png|webp)$/i.test(f))
    .sort()
    .map((f) => join(folder, f));

const percent = (v: number): string => `${(100 * v).toFixed(1)} %`.padStart(9);

const line = (name: string, f: Figures): string =>
  `${name.padEnd(12)}${String(f.n).padStart(6)}${[f.top1, f.top3, f.macroF1, f.answered, f.accuracyWhenAnswered, f.candidates, f.refused, f.ece, f.eceByChance].map(percent).join('')}`;

const table = (s: Summary, known: number): string =>
  [
    `${''.padEnd(12)}${'n'.padStart(6)}${['top-1', 'top-3', 'macro-F1', 'answered', 'right*', 'candid.', 'refused', 'ECE', 'chance'].map((t) => t.padStart(9)).join('')}`,
    ...Object.entries(s.perCrop).map(([crop, f]) => line(crop, f)),
    line('all crops', { ...s, n: known }),
    '* of the answered ones; chance: the ECE of a perfectly calibrated model on so many photos; candidates: up to three names, for crops learned from laboratory photos only',
    `unknown: ${s.unknownN} photos, ${percent(s.unknownRejected).trim()} told "no leaf" or "a leaf I do not know"`,
  ].join('\n');

/** Runs the shipped model over a folder of photos, with the app's own preprocessing and decision rule. */
export const evaluateDiagnosis = async (
  args: readonly string[],
  print: (text: string) => void,
  warn: (text: string) => void,
): Promise<number> => {
  const [root] = args.filter((a) => !a.startsWith('--'));
  const unknown = args.filter(
    (a) => a.startsWith('--') && a !== '--json' && a !== '--crop-known' && !a.startsWith(CROP),
  );
  // A mistyped option is an error: it would silently change what is measured.
  if (!root || unknown.length > 0) {
    warn(unknown.length > 0 ? `unknown option ${unknown.join(' ')}\n${USAGE}` : USAGE);
    return 2;
  }
  const json = args.includes('--json');
  const named = args.find((a) => a.startsWith(CROP))?.slice(CROP.length);
  const leaf = await openNodeLeaf();
  const judged: DiagnosedPhoto[] = [];
  let unreadable = 0;
  const cropQuestions = { n: 0, of: 0 };
  for (const folder of await folders(root)) {
    const known = leaf.model.classes.includes(folder) && splitClass(folder).crop !== 'unknown';
    if (!known && splitClass(folder).crop !== 'unknown')
      warn(`${folder}: not in the model; the right answer is a refusal`);
    const crop =
      named ?? (args.includes('--crop-known') && known ? farmerCropOf(splitClass(folder).crop) : undefined);
    for (const file of await photos(join(root, folder))) {
      const analysis = await leaf.analyse(file).catch((error: unknown) => {
        warn(`${file}: ${String(error)}`);
        return undefined;
      });
      if (!analysis) {
        unreadable++;
        continue;
      }
      const one: DiagnosedPhoto = {
        file,
        truth: known ? folder : undefined,
        diagnosis: diagnose({ photos: [analysis.logits], model: leaf.model, crop }),
      };
      judged.push(one);
      // With the right crop named, a crop question is a false alarm; with a wrong one it is expected.
      const seen =
        crop === undefined ? null : otherCropSeen({ photos: [analysis.logits], model: leaf.model, crop });
      if (crop !== undefined) cropQuestions.of += 1;
      if (seen !== null) cropQuestions.n += 1;
      const question = seen !== null && { askedAbout: seen };
      if (json)
        print(
          JSON.stringify({
            file: `${folder}/${basename(file)}`,
            truth: folder,
            kind: one.diagnosis.kind,
            top3: guessesOf(one.diagnosis),
            ...question,
            affected: Math.round(analysis.affected.percent * 10) / 10,
          }),
        );
    }
  }
  if (judged.length === 0) {
    warn(`no photos found in ${root}\n${USAGE}`);
    return 2;
  }
  const summary = summarise(judged);
  const questions = cropQuestions.of > 0 && { asked: cropQuestions.n, askedOf: cropQuestions.of };
  print(
    json
      ? JSON.stringify({ ...summary, unreadable, ...questions })
      : table(summary, summary.n - summary.unknownN),
  );
  const share = percent(cropQuestions.n / cropQuestions.of).trim();
  if (!json && questions)
    print(`asked whether it is another crop: ${cropQuestions.n} of ${cropQuestions.of} photos, ${share}`);
  return 0;
};
