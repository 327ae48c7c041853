import { useFormat } from '#kit/web/format.ts';
import { FieldIcon } from '#kit/web/ui/icons.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import type { Field } from '../../domain/field.ts';
import { useFieldWords } from '../words.ts';

/** How the boundary is known. An estimated one is marked, with the way to measure it (FLD-20). */
export const BoundaryRow = ({ field }: { readonly field: Field }) => {
  const { figures, ...words } = useFieldWords();
  const format = useFormat();
  const isEstimated = field.boundary_source === 'approximate';
  const measured = figures.sources[field.boundary_source];
  return (
    <List>
      <ListItem
        to={`/fields/${field.id}/boundary`}
        icon={FieldIcon}
        tone="soil"
        title={isEstimated ? words.drawBoundary : words.changeBoundary}
        subtitle={
          isEstimated
            ? words.approximate
            : field.measured_at
              ? `${measured}, ${format.shortDay(new Date(field.measured_at))}`
              : measured
        }
      />
    </List>
  );
};
