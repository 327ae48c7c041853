import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { diagnose } from './diagnose.ts';
import { splitClass, type LeafModel } from './leaf-model.ts';
import { farmerCropsOf, modelCropOf } from './model-crops.ts';
import { otherCropSeen } from './other-crop.ts';
import { type CropOption, type CropQuestion, toFinding, type Finding, type Found } from './scan.ts';
import { severityOf } from './severity.ts';

export type { CropOption, CropQuestion, Found } from './scan.ts';

/** The part of a check's row that the question needs. Absent in older rows. */
interface Asked {
  readonly crop_type: string | null;
  readonly crop_question?: CropQuestion | null | undefined;
}

/** Two crops that look alike (chilli, capsicum), the chosen one and "not sure". */
export const MAX_OPTIONS = 4;

/** This check's open question. */
export const openQuestion = ({
  crop_question: question,
}: Pick<Asked, 'crop_question'>): CropQuestion | null => (question && !question.answered ? question : null);

export const seenCrops = ({ chosen, options }: CropQuestion): readonly string[] =>
  options.flatMap(({ crop }) => (crop === null || crop === chosen ? [] : [crop]));

/** A plain copy that can be sent in a command or a row. */
export const plainQuestion = (question: CropQuestion | null | undefined) =>
  question && {
    ...question,
    options: question.options.map((option) => ({ ...option, top3: [...option.top3] })),
  };

/** Whether the farmer kept a crop that the photo does not look like. In that case no disease is named from it. */
export const isAgainstPhoto = ({ crop_type, crop_question: question }: Asked): boolean =>
  question?.answered === true && crop_type === question.chosen;

/** Adds severity, from the affected share of the leaf in percent. Null when it could not be measured. */
export const withMeasure = <F extends Omit<Finding, 'model'>>(
  finding: F,
  percent: number | null,
): F & Found => {
  const named = finding.condition === null ? null : splitClass(finding.condition);
  const isSick = named !== null && named.condition !== 'healthy' && percent !== null;
  return {
    ...finding,
    severity: isSick ? severityOf(named.crop, named.condition, percent) : null,
    affected_area_percentage: named === null ? null : percent,
  };
};

/** Removes the single name: the farmer is not sure which crop it is. */
export const withoutName = <F extends Omit<Finding, 'model'>>(finding: F): F =>
  finding.outcome === 'answer'
    ? { ...finding, outcome: 'not_sure', condition: null, confidence: null }
    : finding;

export const nothingNamed = { outcome: 'not_sure', condition: null, confidence: null, top3: [] } as const;

interface Photos {
  readonly photos: readonly ArrayLike<number>[];
  readonly model: LeafModel;
}
interface Input extends Photos {
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
  input: Photos & { readonly crop: string },
  seen: string,
  percent: number | null,
): CropQuestion => {
  const option = (crop: string | null, found: Omit<Finding, 'model'>): CropOption => ({
    crop,
    ...withMeasure(found, percent),
  });
  return {
    chosen: input.crop,
    answered: false,
    options: [
      ...farmerCropsOf(seen).map((crop) => option(crop, findingOf({ ...input, crop }))),
      option(input.crop, findingOf(input)),
      option(null, withoutName(findingOf({ ...input, crop: null }))),
    ],
  };
};

export interface CropView {
  readonly found: Found;
  readonly question: CropQuestion | null;
}

/**
 * The result of photos of one plant. While the question is open no disease is named, so nothing follows from
 * a doubtful check.
 */
export const viewOf = (input: Input, percent: number | null): CropView => {
  const seen = otherCropSeen(input);
  if (input.crop === null || seen === null)
    return { found: withMeasure(findingOf(input), percent), question: null };
  const question = questionOf({ ...input, crop: input.crop }, seen, percent);
  return { found: withMeasure(nothingNamed, percent), question };
};

interface Answered {
  readonly crop_type: string | null;
  readonly crop_question: CropQuestion;
}

/** The result for more photos of a plant whose crop the farmer has confirmed. The question is not asked again. */
export const viewAfterAnswer = (
  photos: Photos,
  { crop_type, crop_question: { chosen, options } }: Answered,
  percent: number | null,
): CropView => {
  const seen = options.find(({ crop }) => crop !== null && crop !== chosen)?.crop ?? chosen;
  const question = { ...questionOf({ ...photos, crop: chosen }, modelCropOf(seen), percent), answered: true };
  const unsure = question.options[question.options.length - 1]!;
  const { crop: _crop, ...found } = question.options.find(({ crop }) => crop === crop_type) ?? unsure;
  return { found, question };
};

export const answerRefusals = ['scans.not_found', 'scans.crop_not_asked'] as const;

/** The result for the crop that the farmer confirms. A later answer replaces the earlier one. */
export const answerCrop = (
  scan: Asked | null | undefined,
  crop: string | null,
): Result<Found & Answered, (typeof answerRefusals)[number]> => {
  if (!scan) return refuse('scans.not_found');
  const option = scan.crop_question?.options.find((one) => one.crop === crop);
  if (!scan.crop_question || !option) return refuse('scans.crop_not_asked');
  const { crop: crop_type, ...found } = option;
  return ok({ ...found, crop_type, crop_question: { ...scan.crop_question, answered: true } });
};

interface Added extends Found, Asked {}

/**
 * Keeps the farmer's answer when another phone added leaves without knowing it. Older app versions send no
 * question.
 */
export const keepAnswer = <A extends Added>(before: Asked, added: A): A => {
  const question = added.crop_question === undefined ? (before.crop_question ?? null) : added.crop_question;
  const merged = { ...added, crop_question: question };
  if (!before.crop_question?.answered || !question || question.answered) return merged;
  const answered = answerCrop(merged, before.crop_type);
  return answered.ok ? { ...merged, ...answered.value } : merged;
};
