import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { logError } from '#kit/web/log.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import type { Material } from '#knowledge/material.ts';
import { useScannerWords } from '../words.ts';
import { SafeUse } from './SafeUse.tsx';
import styles from './ConditionAdvice.module.css';

const AdviceLines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => {
  if (lines.length === 0) return null;
  return (
    <Card>
      <h2>{title}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ReadAloud text={[title, ...lines].join('. ')} />
    </Card>
  );
};

const Organic = ({ solutions }: { readonly solutions: Material['organic_solutions'] }) => {
  const words = useScannerWords();
  if (solutions.length === 0) return null;
  return (
    <Card>
      <h2>{words.organic}</h2>
      {solutions.map((s) => (
        <details key={s.title} className={styles.fold}>
          <summary>
            <strong>{s.title}</strong> <span>{words.howTo}</span>
          </summary>
          <h3>{words.needs}</h3>
          <ul className={styles.lines}>
            {s.needs.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <ol className={styles.lines}>
            {s.steps.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <p>
            <strong>{words.use}:</strong> {s.use}
          </p>
          <p>
            <strong>{words.limits}:</strong> {s.limits}
          </p>
          <ReadAloud text={[s.title, words.needs, ...s.needs, ...s.steps, s.use, s.limits].join('. ')} />
        </details>
      ))}
    </Card>
  );
};

const Chemical = ({ solutions }: { readonly solutions: Material['inorganic_solutions'] }) => {
  const words = useScannerWords();
  if (solutions.length === 0) return null;
  return (
    <Card>
      <h2>{words.chemical}</h2>
      {solutions.map((s) => (
        <details key={s.title} className={styles.fold}>
          <summary>
            <strong>{s.title}</strong>
          </summary>
          {[s.when, s.label, s.protection, s.avoid].filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ReadAloud text={[s.title, s.when, s.label, s.protection, s.avoid].filter(Boolean).join('. ')} />
        </details>
      ))}
      <SafeUse />
    </Card>
  );
};

const Sources = ({ ids }: { readonly ids: readonly string[] }) => {
  const words = useScannerWords();
  const [list, setList] = useState<readonly { id: string; text: string }[]>([]);
  useEffect(() => {
    let cancelled = false;
    void import('#knowledge/sources.ts').then(({ sources }) => {
      if (cancelled) return;
      setList(
        ids.map((id) => {
          const s = sources[id as keyof typeof sources];
          return {
            id,
            text: `${s.title}, ${s.publisher}${s.basis === 'general' ? ` (${words.general})` : ''}`,
          };
        }),
      );
    }, logError('scanner.condition_advice'));
    return () => {
      cancelled = true;
    };
  }, [ids, words]);
  return (
    <details className={styles.fold}>
      <summary>{words.sources}</summary>
      <ul className={styles.lines}>
        {list.map((s) => (
          <li key={s.id}>{s.text}</li>
        ))}
      </ul>
    </details>
  );
};

export const ShopList = ({ material }: { readonly material: Material }) => (
  <AdviceLines title={useScannerWords().products} lines={material.recommended_products.map((p) => p.name)} />
);

/** Conditions that look similar. Those with a page are links. */
const Lookalikes = ({ list }: { readonly list: Material['lookalikes'] }) => {
  const words = useScannerWords();
  if (list.length === 0) return null;
  return (
    <Card>
      <h2>{words.lookalikes}</h2>
      <ul className={styles.lines}>
        {list.map(({ name, sign, key }) => (
          <li key={name}>
            {key ? (
              <Link href={`/conditions/${key}`} className={styles.page}>
                {name}
              </Link>
            ) : (
              <strong>{name}</strong>
            )}
            : {sign}
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** All information and actions for a condition, most urgent first. */
export const ConditionAdvice = ({
  material,
  products,
}: {
  readonly material: Material;
  /** Replaces the plain list of products. */ readonly products?: ReactNode;
}) => {
  const words = useScannerWords();
  return (
    <Stack>
      <Card tone="maize">
        <h2>{words.first}</h2>
        <ol className={styles.lines}>
          {material.immediate_actions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <ReadAloud text={[material.disease_name, ...material.immediate_actions].join('. ')} />
      </Card>
      <AdviceLines title={words.symptoms} lines={material.symptoms} />
      <Organic solutions={material.organic_solutions} />
      <Chemical solutions={material.inorganic_solutions} />
      {products ?? <ShopList material={material} />}
      <AdviceLines title={words.prevention} lines={material.preventive_measures} />
      {(material.spread_risk || material.recovery_timeline || material.yield_loss_text) && (
        <Card>
          {material.spread_risk && (
            <p>
              <strong>
                {words.spread}: {words.spreadLevels[material.spread_risk]}.
              </strong>{' '}
              {material.spread_text}
            </p>
          )}
          {material.recovery_timeline && (
            <p>
              <strong>{words.recovery}:</strong> {material.recovery_timeline}
            </p>
          )}
          {material.yield_loss_text && (
            <p>
              <strong>{words.yieldLoss}:</strong> {material.yield_loss_text}
            </p>
          )}
        </Card>
      )}
      <Lookalikes list={material.lookalikes} />
      <Sources ids={material.sources} />
    </Stack>
  );
};
