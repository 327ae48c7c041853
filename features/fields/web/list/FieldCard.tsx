import { useFormat } from '#kit/web/format.ts';
import { CardLink } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropText } from '../crop-text.ts';
import { fieldName } from '../field-name.ts';
import { FieldSlot, type FieldSlotProps } from '../field-slots.tsx';
import { sizeMark, sizeText } from '../size-text.ts';
import { useFieldWords } from '../words.ts';
import { CardPlot } from './CardPlot.tsx';
import styles from './FieldCard.module.css';

/** One field: its outline, name, size, crop, and health once known. */
export const FieldCard = ({ field, isBrief = false }: FieldSlotProps) => {
  const words = useFieldWords();
  const format = useFormat();
  const { language } = useLanguage();
  return (
    <CardLink to={`/fields/${field.id}`} {...(isBrief && { className: styles.brief ?? '' })}>
      <Stack gap="small">
        <div className={styles.outline}>
          <FieldSlot name="Plot" field={field} otherwise={<CardPlot field={field} />} />
        </div>
        <strong className={styles.name}>{fieldName(field, words)}</strong>
        <p className={styles.line}>
          {cropText(field.crop_type, words, language)} ·{' '}
          <span className={styles.whole}>{sizeText(field, words, format).split(' · ')[0]}</span>
          {sizeMark(field, words)}
        </p>
        <FieldSlot
          name="Health"
          field={field}
          isBrief={isBrief}
          otherwise={
            <State tone="unknown">
              {words.health}: {words.noData}
            </State>
          }
        />
        {!isBrief && <FieldSlot name="Latest" field={field} />}
      </Stack>
    </CardLink>
  );
};
