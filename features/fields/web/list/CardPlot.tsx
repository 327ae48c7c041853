import { PlotOutline } from '#kit/web/ui/outline/PlotOutline.tsx';
import type { Field } from '../../domain/field.ts';
import type { SickPlace } from '../../domain/sick-place.ts';
import { paintOfCrop } from '../plot-paint.ts';
import { ringOf } from '../ring-of.ts';

interface Props {
  readonly field: Field;
  readonly sick?: readonly SickPlace[];
}

/** A field's outline with the rows of its crop and its sick places. */
export const CardPlot = ({ field, sick = [] }: Props) => (
  <PlotOutline
    ring={ringOf(field)}
    dashed={field.boundary_source === 'approximate'}
    paint={paintOfCrop(field.crop_type)}
    sick={sick.map(({ lng, lat }) => [lng, lat] as const)}
  />
);
