import { cropsEn } from '#features/crops/words.en.ts';
import { cropsSw } from '#features/crops/words.sw.ts';
import { fieldWizardEn } from '#features/fields/web/wizard/words.en.ts';
import { fieldWizardSw } from '#features/fields/web/wizard/words.sw.ts';
import { fieldsEn } from '#features/fields/words.en.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import { historyEn } from '#features/history/words.en.ts';
import { historySw } from '#features/history/words.sw.ts';
import { impactEn } from '#features/impact/words.en.ts';
import { impactSw } from '#features/impact/words.sw.ts';
import { formats, type Format } from '#kit/web/format.ts';
import { useLanguage, useWords, type Language, type Words } from '#kit/web/words.tsx';
import { countedText, useOutboxTexts } from '../outbox-texts.ts';
import { columnsEn } from '../words.columns.en.ts';
import { columnsSw } from '../words.columns.sw.ts';

export type Columns = Readonly<Record<string, unknown>>;
export type Choices = Readonly<Record<string, string>>;

/** What the outbox needs to describe a row as text. */
export interface RowTextContext {
  readonly language: Language;
  readonly words: Words<typeof columnsEn>;
  readonly format: Format;
  readonly crops: Words<typeof cropsEn>;
  readonly fields: Words<typeof fieldsEn>;
  readonly wizard: Words<typeof fieldWizardEn>;
  readonly history: Words<typeof historyEn>;
  readonly impact: Words<typeof impactEn>;
  /** "3 crops"; null for kinds that only the server writes. */
  readonly counted: (kind: string, n: number) => string | null;
  /** Finds a row stored on this phone. */
  readonly row: (kind: string, id: string) => Columns | undefined;
}

/** `row`: looks a row up on this phone. */
export const useRowTextContext = (row: RowTextContext['row']): RowTextContext => {
  const { language } = useLanguage();
  const texts = useOutboxTexts();
  return {
    language,
    counted: (kind, n) => countedText(texts, language, kind, n),
    format: formats[language],
    row,
    words: useWords({ en: columnsEn, sw: columnsSw }),
    crops: useWords({ en: cropsEn, sw: cropsSw }),
    fields: useWords({ en: fieldsEn, sw: fieldsSw }),
    wizard: useWords({ en: fieldWizardEn, sw: fieldWizardSw }),
    history: useWords({ en: historyEn, sw: historySw }),
    impact: useWords({ en: impactEn, sw: impactSw }),
  };
};
