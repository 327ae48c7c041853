import { Select } from '#kit/web/ui/Field.tsx';
import { type Language, wordsIn } from '#kit/web/words.tsx';
import { conditionByKey, conditionEntries, conditionsOfCrop } from '#knowledge/index.ts';
import type { ConditionEntry } from '#knowledge/types.ts';
import { templatesEn, type Templates } from '../../words.templates.en.ts';
import { templatesSw } from '../../words.templates.sw.ts';
import type { Case } from './case.ts';
import { useWorkbenchWords } from './workbench-words.ts';

/** The conditions of this crop. All conditions when the crop is unknown or has no entries. */
const choicesFor = (review: Case): readonly ConditionEntry[] => {
  const ofCrop = review.crop_type ? conditionsOfCrop(review.crop_type) : [];
  return ofCrop.length > 0 ? ofCrop : Object.values<ConditionEntry>(conditionEntries);
};

export const ConditionSelect = ({
  review,
  condition,
  onChange,
}: {
  readonly review: Case;
  readonly condition: string;
  readonly onChange: (condition: string) => void;
}) => {
  const { case: words } = useWorkbenchWords();
  return (
    <Select
      label={words.condition}
      value={condition}
      onChange={onChange}
      options={[
        { value: '', label: words.conditionNone },
        ...choicesFor(review).map((entry) => ({ value: entry.key, label: entry.name[review.language] })),
      ]}
    />
  );
};

/** Passes the text of the chosen template on, with the name of the condition filled in. */
export const TemplateSelect = ({
  language,
  condition,
  onPick,
}: {
  readonly language: Language;
  readonly condition: string;
  readonly onPick: (text: string) => void;
}) => {
  const { case: words } = useWorkbenchWords();
  const templates = wordsIn<Templates>({ en: templatesEn, sw: templatesSw }, language);
  const name = conditionByKey(condition)?.name[language] ?? '…';
  return (
    <Select
      label={words.templates}
      value=""
      onChange={(key) => {
        const chosen = templates[key as keyof typeof templatesEn];
        if (chosen) onPick(chosen.text(name));
      }}
      options={[
        { value: '', label: '…' },
        ...Object.entries(templates).map(([value, { label }]) => ({ value, label })),
      ]}
    />
  );
};
