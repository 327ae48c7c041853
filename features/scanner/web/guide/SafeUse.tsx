import { useEffect, useState } from 'react';
import { logError } from '#kit/web/log.ts';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { Bilingual } from '#knowledge/types.ts';
import { useScannerWords } from '../words.ts';
import styles from './ConditionAdvice.module.css';

type Rules = typeof import('#knowledge/safe-use.ts');
/** What anybody who sprays must know; the other rules of the book are about stored grain and about doubt. */
const SPRAYING = new Set(['label', 'clothing', 'spraying', 'waiting', 'groups', 'containers']);

/** Safety rules and first aid for poisoning: shown wherever a pesticide is named. */
export const SafeUse = () => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const [book, setBook] = useState<Rules | null>(null);
  useEffect(() => {
    let cancelled = false;
    void import('#knowledge/safe-use.ts').then((rules) => {
      if (!cancelled) setBook(rules);
    }, logError('scanner.safe_use'));
    return () => {
      cancelled = true;
    };
  }, []);
  if (!book) return null;
  const say = (bilingual: Bilingual): string => bilingual[language];
  const rules = book.safeUseRules.filter(({ key }) => SPRAYING.has(key));
  const { title, steps, numbers } = book.poisoningCard;
  return (
    <>
      <details className={styles.fold}>
        <summary>
          <strong>{words.safeUse}</strong>
        </summary>
        {rules.map((rule) => (
          <div key={rule.key}>
            <h3>{say(rule.title)}</h3>
            <ul className={styles.lines}>
              {rule.text.map((line) => (
                <li key={line.en}>{say(line)}</li>
              ))}
            </ul>
          </div>
        ))}
        <ReadAloud
          text={rules
            .flatMap((rule) => [rule.title, ...rule.text])
            .map(say)
            .join('. ')}
        />
      </details>
      <details className={styles.fold}>
        <summary>
          <strong>{say(title)}</strong>
        </summary>
        <ol className={styles.lines}>
          {steps.map((line) => (
            <li key={line.en}>{say(line)}</li>
          ))}
        </ol>
        <ul className={styles.lines}>
          {numbers.map(({ number, name }) => (
            <li key={number}>
              {say(name)}:{' '}
              <a className={styles.call} href={`tel:${number}`}>
                {number}
              </a>
            </li>
          ))}
        </ul>
        <ReadAloud text={[title, ...steps].map(say).join('. ')} />
      </details>
    </>
  );
};
