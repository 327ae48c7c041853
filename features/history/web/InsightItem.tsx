import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import type { Words } from '#kit/web/words.tsx';
import type { insightsEn } from '../words.insights.en.ts';
import type { InsightText } from './insight-text.ts';
import styles from './InsightsCard.module.css';

interface Props {
  readonly recommendation: InsightText;
  readonly words: Words<typeof insightsEn>;
  readonly open: boolean;
}

/** One recommendation: what to do, and in the details why, how and when, with source and confidence. */
export const InsightItem = ({
  recommendation: { title, why, how, when, source, confidence, action, href },
  words,
  open,
}: Props) => (
  <li>
    <details className={styles.item} open={open}>
      <summary>{title}</summary>
      <div className={styles.body}>
        <p>
          <strong>{words.labels.why}:</strong> {why}
        </p>
        <p>
          <strong>{words.labels.how}:</strong> {how}
        </p>
        <p>
          <strong>{words.labels.when}:</strong> {when}
        </p>
        <small>{words.from(source, confidence)}</small>
        <Row gap="small">
          <LinkButton tone="quiet" to={href}>
            {action}
          </LinkButton>
          <ReadAloud text={[title, why, how, when].join('. ')} />
        </Row>
      </div>
    </details>
  </li>
);
