import { toHectares } from '#kit/pure/units.ts';
import { useFormat } from '#kit/web/format.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { type FieldDraft, measuredHectares } from '../../domain/draft.ts';
import { parseSize } from '../../domain/form.ts';
import { sizeText } from '../size-text.ts';
import { useFieldWords } from '../words.ts';
import { useWizardWords } from './words.ts';

/** The size of a field with a measured boundary comes from the boundary, so no other size is asked for. */
export const MeasuredSize = ({ draft }: { readonly draft: FieldDraft }) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const text = (size_hectares: number): string => sizeText({ size_hectares }, fieldWords, format);
  const measured = text(measuredHectares(draft) ?? 0);
  const typed = toHectares(parseSize(draft.size, draft.sizeUnit), draft.sizeUnit);
  const dropped = typed > 0 && text(typed) !== measured;
  return (
    <Stack gap="small">
      <Notice tone="good">{words.sizeFromBoundary(measured)}</Notice>
      {dropped && <p>{words.sizeDropped(text(typed))}</p>}
      <MutedText>{words.sizeStays}</MutedText>
    </Stack>
  );
};
