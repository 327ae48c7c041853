import { dayInNairobi } from '#kit/pure/days.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Select } from '#kit/web/ui/Field.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { shares } from '../domain/health.ts';
import { troublesOf } from '../domain/troubles.ts';
import type { FormPartProps } from './LandFields.tsx';
import { useYieldWords } from './words.ts';

/** A disease or pest in the crop now; not asked before planting. */
export const HealthFields = ({ form, update }: Pick<FormPartProps, 'form' | 'update'>) => {
  const { health: words } = useYieldWords();
  const { language } = useLanguage();
  const all = troublesOf(form.crop);
  if (all.length === 0 || form.planted === '' || form.planted > dayInNairobi(new Date())) return null;
  const named = all
    .map(({ key, name }) => ({ value: key as string, label: name[language] }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <Select
        label={words.trouble}
        hint={words.hint}
        value={form.trouble}
        onChange={(trouble) => update({ trouble })}
        options={[{ value: '', label: words.none }, ...named]}
      />
      {form.trouble !== '' && (
        <>
          <Choice
            label={words.share}
            value={form.share}
            onChange={(share) => update({ share })}
            options={shares.map((value) => ({ value, label: words.shares[value] }))}
          />
          <Choice
            label={words.treated}
            value={form.treated}
            onChange={(treated) => update({ treated })}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: words.answers[value] }))}
          />
        </>
      )}
    </>
  );
};
