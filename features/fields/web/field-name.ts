import { cleanLineOrNull } from '#kit/pure/clean-text.ts';
import type { Field } from '../domain/field.ts';
import { useFieldWords } from './words.ts';

/** A field's name as every screen shows it. Rows from before names were cleaned are cleaned here. */
export const fieldName = ({ name }: Pick<Field, 'name'>, { unnamed }: { readonly unnamed: string }): string =>
  cleanLineOrNull(name) ?? unnamed;

export const useFieldName = (): ((field: Pick<Field, 'name'>) => string) => {
  const words = useFieldWords();
  return (field) => fieldName(field, words);
};
