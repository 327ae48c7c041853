import { useFormat } from '#kit/web/format.ts';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { isDefaultSize } from '../domain/default-size.ts';
import type { Field } from '../domain/field.ts';
import { sizeText } from './size-text.ts';
import { useFieldWords } from './words.ts';

/** Beside figures that use the field's area: says that it is a default, until the farmer confirms it. */
export const DefaultSizeNote = ({ field }: { readonly field: Field | undefined }) => {
  const words = useFieldWords();
  const format = useFormat();
  return field && isDefaultSize(field) ? (
    <MutedText>{words.sizeAssumed(sizeText(field, words, format))}</MutedText>
  ) : null;
};
