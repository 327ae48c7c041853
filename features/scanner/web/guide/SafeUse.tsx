import { useEffect, useState } from 'react';
import { logError } from '#kit/web/log.ts';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { Bilingual } from '#knowledge/types.ts';
import { useScannerWords } from '../words.ts';
import styles from './ConditionAdvice.module.css';

type Rules = typeof import('#knowledge/safe-use.ts');
/** Keys of the rules about spraying. The other rules concern stored grain and uncertain diagnoses. */
const SPRAYING_RULES = new Set(['label', 'clothing', 'spraying', 'waiting', 'groups', 'containers']);

/** Safety rules and first aid for poisoning: shown wherever a pesticide is named. */
export const SafeUse = () => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const [safety, setBook] = useState<Rules | null>(null);
  useEffect(() => {
    let cancelled = false;
    void import('#knowledge/safe-use.ts').then((rules) => {
      if (!cancelled) setBook(rules);
    }, logError('scanner.safe_use'));
    return () => {
      cancelled = true;
    };
  }, []);
  if (!safety) return null;
  const textOf = (bilingual: Bilingual): string => bilingual[language];
  const rules = safety.safeUseRules.filter(({ key }) => SPRAYING_RULES.has(key));
  const { title, steps, numbers } = safety.poisoningCard;
  return (
    <>
      <details className={styles.fold}>
        <summary>
          <strong>{words.safeUse}</strong>
        </summary>
        {rules.map((rule) => (
          <div key={rule.key}>
            <h3>{textOf(rule.title)}</h3>
            <ul className={styles.lines}>
              {rule.text.map((line) => (
                <li key={line.en}>{textOf(line)}</li>
              ))}
            </ul>
          </div>
        ))}
        <ReadAloud
          text={rules
            .flatMap((rule) => [rule.title, ...rule.text])
            .map(textOf)
            .join('. ')}
        />
      </details>
      <details className={styles.fold}>
        <summary>
          <strong>{textOf(title)}</strong>
        </summary>
        <ol className={styles.lines}>
          {steps.map((line) => (
            <li key={line.en}>{textOf(line)}</li>
          ))}
        </ol>
        <ul className={styles.lines}>
          {numbers.map(({ number, name }) => (
            <li key={number}>
              {textOf(name)}:{' '}
              <a className={styles.call} href={`tel:${number}`}>
                {number}
              </a>
            </li>
          ))}
        </ul>
        <ReadAloud text={[title, ...steps].map(textOf).join('. ')} />
      </details>
    </>
  );
};
