import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { CardPlot } from '#features/fields/web/list/CardPlot.tsx';
import { useSickPlaces } from './sick-places.ts';

export const PlotPart = ({ field }: FieldSlotProps) => <CardPlot field={field} sick={useSickPlaces(field)} />;
