import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { openQuestion } from '../../domain/crop-question.ts';
import { NONE_OF_THESE } from '../../domain/scan.ts';
import { Sign } from '../guide/Sign.tsx';
import type { Scan } from '../use-scans.ts';

/** The condition that a list names for this check: the answer, the farmer's pick, or the first candidate. */
const namedCondition = ({ outcome, condition, pick, top3, crop_question }: Scan): string | null => {
  if (openQuestion({ crop_question }) || pick === NONE_OF_THESE) return null;
  return condition ?? pick ?? (outcome === 'candidates' ? (top3[0]?.condition ?? null) : null);
};

/** The photo of a check; where it is not at hand, the drawn sign of what was found, or the crop. */
export const CheckPicture = ({ scan }: { readonly scan: Scan }) => {
  const condition = namedCondition(scan);
  const drawing = condition ? <Sign condition={condition} /> : drawingOf(scan.crop_type ?? '');
  return scan.photo ? <Photo hash={scan.photo} label="" small fallback={drawing} /> : drawing;
};
