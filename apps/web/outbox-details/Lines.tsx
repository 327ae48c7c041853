import { useWords } from '#kit/web/words.tsx';
import { outboxDetailsEn } from '../words.outbox-details.en.ts';
import { outboxDetailsSw } from '../words.outbox-details.sw.ts';
import type { ChangeLine, Line } from './change-lines.ts';
import styles from './Outbox.module.css';

/** Details with their texts. */
export const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <dl className={styles.lines}>
    {lines.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** Details with their old and their new text. */
export const ChangedLines = ({ lines }: { readonly lines: readonly ChangeLine[] }) => (
  <dl className={styles.lines}>
    {lines.map(({ label, from, to }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <s className={styles.old}>{from}</s> → <strong>{to}</strong>
        </dd>
      </div>
    ))}
  </dl>
);

/** Details with both phones' values. */
export const BothLines = ({ lines }: { readonly lines: readonly ChangeLine[] }) => {
  const { choose } = useWords({ en: outboxDetailsEn, sw: outboxDetailsSw });
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, from, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {choose.theirs}: <strong>{from}</strong>
          </dd>
          <dd>
            {choose.mine}: <strong>{to}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
};
