import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { diagnose } from './diagnose.ts';
import { splitClass, type LeafModel } from './leaf-model.ts';
import { farmerCropsOf, modelCropOf } from './model-crops.ts';
import { otherCropSeen } from './other-crop.ts';
import { type CropOption, type CropQuestion, toFinding, type Finding, type MeasuredFinding } from './scan.ts';
import { severityOf } from './severity.ts';

export type { CropOption, CropQuestion, MeasuredFinding as Found } from './scan.ts';

/** The part of a check's row that the question needs. Absent in older rows. */
interface ScanWithQuestion {
  readonly crop_type: string | null;
  readonly crop_question?: CropQuestion | null | undefined;
}

/** Two crops that look alike (chilli, capsicum), the chosen one and "not sure". */
export const MAX_OPTIONS = 4;

/** This check's open question. */
export const openQuestion = ({
  crop_question: question,
}: Pick<ScanWithQuestion, 'crop_question'>): CropQuestion | null =>
  question && !question.answered ? question : null;

export const suggestedCrops = ({ chosen, options }: CropQuestion): readonly string[] =>
  options.flatMap(({ crop }) => (crop === null || crop === chosen ? [] : [crop]));

/** A plain copy that can be sent in a command or a row. */
export const copyQuestion = (question: CropQuestion | null | undefined) =>
  question && {
    ...question,
    options: question.options.map((option) => ({ ...option, top3: [...option.top3] })),
  };

/** Whether the farmer insisted on a crop that the photo does not look like. Then no disease is named. */
export const isCropAgainstPhoto = ({ crop_type, crop_question: question }: ScanWithQuestion): boolean =>
  question?.answered === true && crop_type === question.chosen;

/** Adds severity, from the affected share of the leaf in percent. Null when it could not be measured. */
export const withSeverity = <F extends Omit<Finding, 'model'>>(
  finding: F,
  percent: number | null,
): F & MeasuredFinding => {
  const named = finding.condition === null ? null : splitClass(finding.condition);
  const isSick = named !== null && named.condition !== 'healthy' && percent !== null;
  return {
    ...finding,
    severity: isSick ? severityOf(named.crop, named.condition, percent) : null,
    affected_area_percentage: named === null ? null : percent,
  };
};

/** Removes the single name: the farmer is not sure which crop it is. */
export const withoutDiagnosis = <F extends Omit<Finding, 'model'>>(finding: F): F =>
  finding.outcome === 'answer'
    ? { ...finding, outcome: 'not_sure', condition: null, confidence: null }
    : finding;

export const notSureFinding = { outcome: 'not_sure', condition: null, confidence: null, top3: [] } as const;

interface PlantPhotos {
  readonly photos: readonly ArrayLike<number>[];
  readonly model: LeafModel;
}
interface Input extends PlantPhotos {
  readonly crop: string | null;
}

const findingOf = ({ photos, model, crop }: Input): Omit<Finding, 'model'> => {
  const { model: _model, ...found } = toFinding(
    diagnose({ photos, model, crop: crop ?? undefined }),
    model.sha256,
  );
  return found;
};

/** The result of the check for each answer. `seen` is a crop of the model. */
export const questionOf = (
  input: PlantPhotos & { readonly crop: string },
  seen: string,
  percent: number | null,
): CropQuestion => {
  const option = (crop: string | null, found: Omit<Finding, 'model'>): CropOption => ({
    crop,
    ...withSeverity(found, percent),
  });
  return {
    chosen: input.crop,
    answered: false,
    options: [
      ...farmerCropsOf(seen).map((crop) => option(crop, findingOf({ ...input, crop }))),
      option(input.crop, findingOf(input)),
      option(null, withoutDiagnosis(findingOf({ ...input, crop: null }))),
    ],
  };
};

export interface CropCheckResult {
  readonly found: MeasuredFinding;
  readonly question: CropQuestion | null;
}

/**
 * The result of photos of one plant. While the question is open no disease is named, so nothing follows from
 * a doubtful check.
 */
export const checkCrop = (input: Input, percent: number | null): CropCheckResult => {
  const seen = otherCropSeen(input);
  if (input.crop === null || seen === null)
    return { found: withSeverity(findingOf(input), percent), question: null };
  const question = questionOf({ ...input, crop: input.crop }, seen, percent);
  return { found: withSeverity(notSureFinding, percent), question };
};

interface AnsweredScan {
  readonly crop_type: string | null;
  readonly crop_question: CropQuestion;
}

/** The result for more photos of a plant whose crop the farmer has confirmed. The question is not asked again. */
export const checkConfirmedCrop = (
  photos: PlantPhotos,
  { crop_type, crop_question: { chosen, options } }: AnsweredScan,
  percent: number | null,
): CropCheckResult => {
  const seen = options.find(({ crop }) => crop !== null && crop !== chosen)?.crop ?? chosen;
  const question = { ...questionOf({ ...photos, crop: chosen }, modelCropOf(seen), percent), answered: true };
  const unsure = question.options[question.options.length - 1]!;
  const { crop: _crop, ...found } = question.options.find(({ crop }) => crop === crop_type) ?? unsure;
  return { found, question };
};

export const answerRefusals = ['scans.not_found', 'scans.crop_not_asked'] as const;

/** The result for the crop that the farmer confirms. A later answer replaces the earlier one. */
export const answerCrop = (
  scan: ScanWithQuestion | null | undefined,
  crop: string | null,
): Result<MeasuredFinding & AnsweredScan, (typeof answerRefusals)[number]> => {
  if (!scan) return refuse('scans.not_found');
  const option = scan.crop_question?.options.find((one) => one.crop === crop);
  if (!scan.crop_question || !option) return refuse('scans.crop_not_asked');
  const { crop: crop_type, ...found } = option;
  return ok({ ...found, crop_type, crop_question: { ...scan.crop_question, answered: true } });
};

interface AddedLeaves extends MeasuredFinding, ScanWithQuestion {}

/**
 * Keeps the farmer's answer when another phone added leaves without knowing it. Older app versions send no
 * question.
 */
export const preserveCropAnswer = <A extends AddedLeaves>(before: ScanWithQuestion, added: A): A => {
  const question = added.crop_question === undefined ? (before.crop_question ?? null) : added.crop_question;
  const merged = { ...added, crop_question: question };
  if (!before.crop_question?.answered || !question || question.answered) return merged;
  const answered = answerCrop(merged, before.crop_type);
  return answered.ok ? { ...merged, ...answered.value } : merged;
};
