// @cache later

import { openAbilities } from '#features/plans/domain/abilities.ts';
import { isPass, passIds, type PlanId, prices } from '#features/plans/domain/prices.ts';
import { useFormat } from '#kit/web/format.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { proPartsEn } from '../words.pro-parts.en.ts';
import { proPartsSw } from '../words.pro-parts.sw.ts';
import { useUpgradeWords } from './upgrade-words.ts';
import styles from './ProFolds.module.css';

interface PlanProps {
  readonly plan: PlanId;
  readonly onPlan: (plan: PlanId) => void;
}

/** The guarantee, the passes and the full list: each row says its answer. */
export const ProFolds = ({ plan, onPlan }: PlanProps) => {
  const all = useUpgradeWords();
  const { upgrade: words } = all;
  const parts = useWords({ en: proPartsEn, sw: proPartsSw });
  const format = useFormat();
  const passes = passIds.map((id) => ({
    value: id,
    label: `${all.days(prices[id].days)} · ${format.money(prices[id].kes)}`,
  }));
  return (
    <>
      {!isPass(plan) && (
        <Fold id="guarantee" title={parts.moneyBack} fact={words.guarantee[plan]}>
          <MutedText>{words.once}</MutedText>
        </Fold>
      )}
      <Fold id="passes" title={words.passes} fact={passes.map(({ label }) => label).join(', ')}>
        <Stack gap="small">
          <Choice
            label={words.passes}
            isLabelHidden
            value={isPass(plan) ? plan : null}
            onChange={onPlan}
            options={passes}
          />
          <MutedText>{words.passesText}</MutedText>
        </Stack>
      </Fold>
      <Fold id="everything" title={parts.title} fact={parts.fact(openAbilities.length)}>
        <ul className={styles.list}>
          {openAbilities.map((id) => (
            <li key={id}>{parts.parts[id]}</li>
          ))}
        </ul>
        <MutedText>{parts.soon}</MutedText>
      </Fold>
    </>
  );
};
