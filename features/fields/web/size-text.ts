import { fromHectares } from '#kit/pure/units.ts';
import type { Format } from '#kit/web/format.ts';
import { isDefaultSize } from '../domain/default-size.ts';
import type { Field } from '../domain/field.ts';
import type { FieldWords } from './words.ts';

/** Acres first, then hectares. Beds below 0.02 ha are shown in square metres (FLD-29, FLD-30). */
export const sizeText = (field: Pick<Field, 'size_hectares'>, words: FieldWords, format: Format): string => {
  const hectares = field.size_hectares;
  if (hectares < 0.02) return words.squareMetres(format.number(fromHectares(hectares, 'square_meters')));
  return `${words.acres(format.number(fromHectares(hectares, 'acres'), 2))} · ${words.hectares(format.number(hectares, 2))}`;
};

/** Follows the size wherever it is shown while it is only the default: ", not confirmed". */
export const sizeMark = (field: Field, { figures }: FieldWords): string =>
  isDefaultSize(field) ? `, ${figures.defaultSize}` : '';
