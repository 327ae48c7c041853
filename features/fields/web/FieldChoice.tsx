import { useState, type ReactNode } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { PlotOutline } from '#kit/web/ui/outline/PlotOutline.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { Field } from '../domain/field.ts';
import { cropText } from './crop-text.ts';
import { useFieldName } from './field-name.ts';
import { paintOfCrop } from './plot-paint.ts';
import { ringOf } from './ring-of.ts';
import { useFieldWords } from './words.ts';

/** More than these are behind one tap, so that forty fields don't fill the screen. */
const MAX_FIRST = 6;

interface Props {
  readonly label: string;
  readonly fields: readonly Field[];
  /** A field's id or the value of another option. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null | undefined;
  /** Options besides the fields, such as "no field". */
  readonly before?: readonly {
    readonly value: string;
    readonly label: string;
    readonly drawing?: ReactNode;
  }[];
  readonly after?: Props['before'];
}

/** Picks a field by its name and its shape. */
export const FieldChoice = ({ label, fields, value, onChange, error, before = [], after = [] }: Props) => {
  const words = useFieldWords();
  const { language } = useLanguage();
  const nameOf = useFieldName();
  const [isExpanded, setExpanded] = useState(false);
  const isLong = !isExpanded && fields.length > MAX_FIRST;
  const shown = isLong ? fields.filter(({ id }, i) => i < MAX_FIRST - 1 || id === value) : fields;
  return (
    <div>
      <Choice
        label={label}
        error={error}
        value={value}
        onChange={onChange}
        options={[
          ...before,
          ...shown.map((field) => ({
            value: field.id,
            // Fields without a name differ by what grows there.
            label: field.name
              ? nameOf(field)
              : `${nameOf(field)} · ${cropText(field.crop_type, words, language)}`,
            drawing: (
              <PlotOutline
                ring={ringOf(field)}
                dashed={field.boundary_source === 'approximate'}
                paint={paintOfCrop(field.crop_type)}
              />
            ),
          })),
          ...after,
        ]}
      />
      {isLong && (
        <Button tone="plain" onClick={() => setExpanded(true)}>
          {words.allFields(fields.length)}
        </Button>
      )}
    </div>
  );
};
