import { useFormat } from '#kit/web/format.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { Field } from '../../domain/field.ts';
import { cropText } from '../crop-text.ts';
import { FieldSlot } from '../field-slots.tsx';
import { sizeText } from '../size-text.ts';
import { useFieldWords } from '../words.ts';
import { DefaultSize } from './DefaultSize.tsx';

/** The plot's size, place and health. An unmeasured shape is marked, with a link to measure it (FLD-20). */
export const PlotCard = ({ field }: { readonly field: Field }) => {
  const words = useFieldWords();
  const format = useFormat();
  const { language } = useLanguage();
  const approximate = field.boundary_source === 'approximate';
  return (
    <Card>
      <Stack gap="small">
        {approximate && <MutedText>{words.approximate}</MutedText>}
        <p>
          <strong>{cropText(field.crop_type, words, language)}</strong> · {sizeText(field, words, format)}
        </p>
        <DefaultSize field={field} />
        {field.location_description && <p>{field.location_description}</p>}
        <FieldSlot
          name="Health"
          field={field}
          otherwise={
            <p>
              {words.health}: {words.noData}. {words.healthHow}
            </p>
          }
        />
        <FieldSlot name="Latest" field={field} />
        <FieldSlot name="HealthWhy" field={field} />
        <LinkButton to={`/fields/${field.id}/boundary`} tone={approximate ? 'quiet' : 'plain'}>
          {approximate ? words.drawBoundary : words.changeBoundary}
        </LinkButton>
        <MutedText>{words.madeOn(format.shortDay(new Date(field.created_at)))}</MutedText>
      </Stack>
    </Card>
  );
};
