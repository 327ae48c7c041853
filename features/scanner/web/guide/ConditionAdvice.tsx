import { useEffect, useId, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { logError } from '#kit/web/log.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { RainIcon } from '#kit/web/ui/icons.tsx';
import type { IconType } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { BagIcon, DocumentIcon, HelpIcon, LeafIcon, ShopIcon, TaskIcon } from '#kit/web/ui/more-icons.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { Steps } from '#kit/web/ui/Steps.tsx';
import type { Material } from '#knowledge/material.ts';
import { useScannerWords } from '../words.ts';
import { SafeUse } from './SafeUse.tsx';
import { Sign } from './Sign.tsx';
import styles from './ConditionAdvice.module.css';

const STEPS_SHOWN = 3;
const MAX_HEAD_WORDS = 12;

/** What to do in at most twelve words, and the reason after it, where the sentence has both. */
const splitStep = (step: string): readonly [head: string, rest: string] => {
  const [, head = step, rest = ''] = /^(.{8,}?[:;.?!]) (.+)$/.exec(step) ?? [];
  return head.split(' ').length <= MAX_HEAD_WORDS ? [head, rest] : [step, ''];
};

const renderStep = (step: string): ReactNode => {
  const [head, rest] = splitStep(step);
  return rest === '' ? (
    head
  ) : (
    <span>
      {head} <span className={styles.reason}>{rest}</span>
    </span>
  );
};

/** The first three steps; the others behind a fold. */
export const FirstSteps = ({ material }: { readonly material: Material }) => {
  const words = useScannerWords();
  const steps = material.immediate_actions;
  return (
    <Card>
      <Stack>
        <SpaceBetween>
          <h2>{words.first}</h2>
          <ReadAloud text={[material.disease_name, ...steps].join('. ')} />
        </SpaceBetween>
        <Steps steps={steps.slice(0, STEPS_SHOWN).map(renderStep)} />
      </Stack>
    </Card>
  );
};

interface LinesProps {
  readonly title: string;
  /** Said in the row; the first line when absent. */
  readonly fact?: string;
  readonly icon: IconType;
  readonly tone?: 'leaf' | 'maize' | 'soil' | 'sky' | 'clay';
  readonly lines: readonly string[];
  readonly children?: ReactNode;
}

/** A row that says its first line; behind it all of them. */
const LinesFold = ({ title, fact, icon, tone, lines, children }: LinesProps) => {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Fold
      id={id}
      title={title}
      fact={<span className={styles.fact}>{fact ?? lines[0]}</span>}
      icon={icon}
      {...(tone && { tone })}
    >
      {children ?? (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <ReadAloud text={[title, ...lines].join('. ')} />
        </>
      )}
    </Fold>
  );
};

const Organic = ({ solutions }: { readonly solutions: Material['organic_solutions'] }) => {
  const words = useScannerWords();
  const titles = solutions.map(({ title }) => title);
  return (
    <LinesFold title={words.organic} fact={titles.join(' · ')} icon={LeafIcon} lines={titles}>
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
    </LinesFold>
  );
};

const Chemical = ({ solutions }: { readonly solutions: Material['inorganic_solutions'] }) => {
  const words = useScannerWords();
  const titles = solutions.map(({ title }) => title);
  return (
    <LinesFold
      title={words.chemical}
      {...(solutions[0] && { fact: solutions[0].when })}
      icon={BagIcon}
      tone="maize"
      lines={titles}
    >
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
    </LinesFold>
  );
};

const Sources = ({ ids, children }: { readonly ids: readonly string[]; readonly children?: ReactNode }) => {
  const words = useScannerWords();
  const id = useId();
  const [list, setList] = useState<readonly { id: string; text: string; publisher: string }[]>([]);
  useEffect(() => {
    let cancelled = false;
    void import('#knowledge/sources.ts').then(({ sources }) => {
      if (cancelled) return;
      setList(
        ids.map((key) => {
          const s = sources[key as keyof typeof sources];
          return {
            id: key,
            publisher: s.publisher,
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
    <Fold
      id={id}
      title={words.sources}
      fact={<span className={styles.fact}>{[...new Set(list.map((s) => s.publisher))].join(' · ')}</span>}
      icon={DocumentIcon}
      tone="sky"
    >
      <ul className={styles.lines}>
        {list.map((s) => (
          <li key={s.id}>{s.text}</li>
        ))}
      </ul>
      {children}
    </Fold>
  );
};

export const ShopList = ({ material }: { readonly material: Material }) => {
  const words = useScannerWords();
  const names = material.recommended_products.map((p) => p.name);
  return (
    <LinesFold title={words.products} fact={names.join(' · ')} icon={ShopIcon} tone="soil" lines={names} />
  );
};

/** Conditions that look similar, as drawings of their signs. Those with a page are links. */
export const Lookalikes = ({
  list,
  title,
}: {
  readonly list: Material['lookalikes'];
  readonly title?: string;
}) => {
  const words = useScannerWords();
  const id = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="small">
        <h2 id={id}>{title ?? words.lookalikes}</h2>
        <ul className={styles.alike}>
          {list.map(({ name, sign, key }) => {
            const face = (
              <>
                {key && (
                  <span className={styles.picture}>
                    <Sign condition={key} />
                  </span>
                )}
                <span className={styles.name}>
                  <strong>{name}</strong>
                  <small>{sign}</small>
                </span>
              </>
            );
            return (
              <li key={name} className={styles.tile}>
                {key ? <Link href={`/conditions/${key}`}>{face}</Link> : <div>{face}</div>}
              </li>
            );
          })}
        </ul>
      </Stack>
    </section>
  );
};

const Spread = ({ material }: { readonly material: Material }) => {
  const words = useScannerWords();
  const { spread_risk: level, spread_text, recovery_timeline, yield_loss_text } = material;
  const lines = [spread_text, recovery_timeline, yield_loss_text].filter((line) => line !== null);
  return (
    <LinesFold
      title={level ? `${words.spread}: ${words.spreadLevels[level]}` : words.recovery}
      icon={RainIcon}
      tone="sky"
      lines={lines}
    >
      {spread_text && <p className={styles.lines}>{spread_text}</p>}
      {recovery_timeline && (
        <p className={styles.lines}>
          <strong>{words.recovery}:</strong> {recovery_timeline}
        </p>
      )}
      {yield_loss_text && (
        <p className={styles.lines}>
          <strong>{words.yieldLoss}:</strong> {yield_loss_text}
        </p>
      )}
      <ReadAloud text={lines.join(' ')} />
    </LinesFold>
  );
};

interface FoldsProps {
  readonly material: Material;
  /** Replaces the plain list of products. */
  readonly products?: ReactNode;
  /** Shown below the sources. */
  readonly note?: ReactNode;
}

/** All that is not done first, each behind a row that already says its answer. */
export const AdviceFolds = ({ material, products, note }: FoldsProps) => {
  const words = useScannerWords();
  const more = material.immediate_actions.slice(STEPS_SHOWN);
  return (
    <>
      <LinesFold title={words.moreSteps(more.length)} icon={TaskIcon} lines={more} />
      <LinesFold title={words.symptoms} icon={HelpIcon} lines={material.symptoms} />
      <Organic solutions={material.organic_solutions} />
      <Chemical solutions={material.inorganic_solutions} />
      {products ?? <ShopList material={material} />}
      <LinesFold title={words.prevention} icon={TaskIcon} lines={material.preventive_measures} />
      <Spread material={material} />
      <Sources ids={material.sources}>{note}</Sources>
    </>
  );
};

/** All information and actions for a condition, most urgent first. */
export const ConditionAdvice = ({ material, products }: Omit<FoldsProps, 'note'>) => (
  <Stack>
    <FirstSteps material={material} />
    <Lookalikes list={material.lookalikes} />
    <AdviceFolds material={material} products={products} />
  </Stack>
);
