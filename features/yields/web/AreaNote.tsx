import type { Field } from '#features/fields/domain/field.ts';
import { DefaultSizeNote } from '#features/fields/web/DefaultSizeNote.tsx';
import { useRow } from '#kit/web/store/hooks.ts';
import type { YieldPrediction } from '../domain/prediction-request.ts';

/** Says that the area of an estimate is the field's default size, while nobody has confirmed it. */
export const AreaNote = ({ row }: { readonly row: YieldPrediction }) => {
  const field = useRow<Field>('field', row.field_id ?? '');
  return field?.size_hectares === row.area_hectares ? <DefaultSizeNote field={field} /> : null;
};
