import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { logError } from '#kit/web/log.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold, FoldGroup } from '#kit/web/ui/Fold.tsx';
import type { IconType } from '#kit/web/ui/icons.tsx';
import { RainIcon, WarningIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { BagIcon, DocumentIcon, LeafIcon, ScanIcon, ShopIcon, TaskIcon } from '#kit/web/ui/more-icons.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { Steps } from '#kit/web/ui/Steps.tsx';
import type { Material } from '#knowledge/material.ts';
import { useScannerWords } from '../words.ts';
import { SafeUse } from './SafeUse.tsx';
import { Sign } from './Sign.tsx';
import styles from './ConditionAdvice.module.css';
import tiles from './Tiles.module.css';

/** How many steps show without a tap. */
const MAX_STEPS = 3;

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

interface AdviceProps {
  readonly material: Material;
}

/** What to do first, and below it the one act of the screen. */
export const FirstSteps = ({ material, act }: AdviceProps & { readonly act?: ReactNode }) => {
  const words = useScannerWords();
  return (
    <Card>
      <Stack>
        <SpaceBetween gap="small">
          <h2>{words.first}</h2>
          <ReadAloud text={[material.disease_name, ...material.immediate_actions].join('. ')} />
        </SpaceBetween>
        <Steps steps={material.immediate_actions.slice(0, MAX_STEPS).map(renderStep)} />
        {act}
      </Stack>
    </Card>
  );
};

interface LinesProps {
  readonly icon: IconType;
  readonly tone?: 'leaf' | 'maize' | 'soil' | 'sky' | 'clay';
  readonly title: string;
  readonly fact?: string;
  readonly lines: readonly string[];
  readonly isOrdered?: boolean;
}

const LinesFold = ({ title, lines, isOrdered = false, ...face }: LinesProps) => {
  const id = useId();
  if (lines.length === 0) return null;
  const items = lines.map((line) => <li key={line}>{line}</li>);
  return (
    <Fold id={id} title={title} {...face}>
      {isOrdered ? (
        <ol className={styles.lines} start={MAX_STEPS + 1}>
          {items}
        </ol>
      ) : (
        <ul className={styles.lines}>{items}</ul>
      )}
      <ReadAloud text={[title, ...lines].join('. ')} />
    </Fold>
  );
};

const OrganicFold = ({ material: { organic_solutions: solutions } }: AdviceProps) => {
  const words = useScannerWords();
  const id = useId();
  if (solutions.length === 0) return null;
  return (
    <Fold id={id} icon={BagIcon} title={words.organic} fact={words.organicFact(solutions.length)}>
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
    </Fold>
  );
};

const ChemicalFold = ({ material: { inorganic_solutions: solutions } }: AdviceProps) => {
  const words = useScannerWords();
  const id = useId();
  if (solutions.length === 0) return null;
  return (
    <Fold
      id={id}
      icon={WarningIcon}
      tone="clay"
      title={words.chemical}
      fact={words.chemicalFact(solutions.length)}
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
    </Fold>
  );
};

/** How fast it spreads, how long the plants need, and what it usually costs. */
const SpreadFold = ({ material }: AdviceProps) => {
  const words = useScannerWords();
  const id = useId();
  const { spread_risk, spread_text, recovery_timeline, yield_loss_text } = material;
  if (!spread_risk && !recovery_timeline && !yield_loss_text) return null;
  const title = spread_risk ? words.spreads(words.spreadLevels[spread_risk].toLowerCase()) : words.recovery;
  return (
    <Fold id={id} icon={RainIcon} tone="soil" title={title} fact={spread_text}>
      <Stack gap="small">
        {recovery_timeline && (
          <p>
            <strong>{words.recovery}:</strong> {recovery_timeline}
          </p>
        )}
        {yield_loss_text && (
          <p>
            <strong>{words.yieldLoss}:</strong> {yield_loss_text}
          </p>
        )}
        <ReadAloud
          text={[title, spread_text, recovery_timeline, yield_loss_text].filter(Boolean).join('. ')}
        />
      </Stack>
    </Fold>
  );
};

const SourceList = ({ ids }: { readonly ids: readonly string[] }) => {
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
    <ul className={styles.lines}>
      {list.map((s) => (
        <li key={s.id}>{s.text}</li>
      ))}
    </ul>
  );
};

const SourcesFold = ({ material: { sources }, note }: AdviceProps & { readonly note?: ReactNode }) => {
  const words = useScannerWords();
  const id = useId();
  return (
    <Fold id={id} icon={DocumentIcon} title={words.sources} fact={words.sourcesFact(sources.length)}>
      <SourceList ids={sources} />
      {note}
    </Fold>
  );
};

export const ShopList = ({ material }: AdviceProps) => (
  <ul className={styles.lines}>
    {material.recommended_products.map((p) => (
      <li key={p.name}>{p.name}</li>
    ))}
  </ul>
);

const ProductsFold = ({ material, products }: AdviceProps & { readonly products?: ReactNode }) => {
  const words = useScannerWords();
  const id = useId();
  const count = material.recommended_products.length;
  if (count === 0) return null;
  return (
    <Fold id={id} icon={ShopIcon} tone="maize" title={words.products} fact={words.productsFact(count)}>
      <div className={styles.inFold}>{products ?? <ShopList material={material} />}</div>
    </Fold>
  );
};

type LookalikeList = Material['lookalikes'];

/** Drawings of the signs of similar conditions. Those with a page are links. */
const LookalikeTiles = ({ list }: { readonly list: LookalikeList }) => (
  <ul className={tiles.signs}>
    {list.map(({ name, sign, key }) => {
      const face = (
        <>
          {key && (
            <span className={tiles.picture}>
              <Sign condition={key} />
            </span>
          )}
          <span className={tiles.name}>
            <strong>{name}</strong>
            <small>{sign}</small>
          </span>
        </>
      );
      return (
        <li key={name}>
          {key ? (
            <Link href={`/conditions/${key}`} className={tiles.sign}>
              {face}
            </Link>
          ) : (
            <div className={tiles.sign}>{face}</div>
          )}
        </li>
      );
    })}
  </ul>
);

interface LookalikesProps {
  readonly list: LookalikeList;
  readonly title?: string;
}

export const Lookalikes = ({ list, title }: LookalikesProps) => {
  const words = useScannerWords();
  const id = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="small">
        <h2 id={id}>{title ?? words.lookalikes}</h2>
        <LookalikeTiles list={list} />
      </Stack>
    </section>
  );
};

const LookalikesFold = ({ list }: { readonly list: LookalikeList }) => {
  const words = useScannerWords();
  const id = useId();
  if (list.length === 0) return null;
  return (
    <Fold
      id={id}
      icon={ScanIcon}
      tone="sky"
      title={words.lookalikes}
      fact={list.map(({ name }) => name).join(', ')}
    >
      <LookalikeTiles list={list} />
    </Fold>
  );
};

interface FoldsProps extends AdviceProps {
  /** Replaces the plain list of products. */
  readonly products?: ReactNode;
  /** Folds of the check itself, before and after those about the condition. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Shown below the sources. */
  readonly note?: ReactNode;
  /** The page shows them as tiles. */
  readonly isWithoutLookalikes?: boolean;
}

/** All else about a condition, in rows that already say their answer. */
export const AdviceFolds = ({
  material,
  products,
  before,
  after,
  note,
  isWithoutLookalikes = false,
}: FoldsProps) => {
  const words = useScannerWords();
  const { symptoms, preventive_measures: prevention } = material;
  const further = material.immediate_actions.slice(MAX_STEPS);
  return (
    <FoldGroup>
      <LinesFold icon={TaskIcon} title={words.moreSteps(further.length)} lines={further} isOrdered />
      {before}
      <LinesFold
        icon={LeafIcon}
        title={words.symptoms}
        fact={words.signsFact(symptoms.length)}
        lines={symptoms}
      />
      <OrganicFold material={material} />
      <ChemicalFold material={material} />
      <SpreadFold material={material} />
      {after}
      <ProductsFold material={material} products={products} />
      <LinesFold
        icon={TaskIcon}
        tone="sky"
        title={words.prevention}
        fact={words.preventionFact(prevention.length)}
        lines={prevention}
      />
      {!isWithoutLookalikes && <LookalikesFold list={material.lookalikes} />}
      <SourcesFold material={material} note={note} />
    </FoldGroup>
  );
};

/** All information and actions for a condition, most urgent first. */
export const ConditionAdvice = ({ material, products }: Pick<FoldsProps, 'material' | 'products'>) => (
  <Stack>
    <FirstSteps material={material} />
    <AdviceFolds material={material} products={products} />
  </Stack>
);
