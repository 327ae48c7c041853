import type { Field } from '#features/fields/domain/field.ts';
import { KES_PER_USD } from '#features/impact/domain/economics.ts';
import { FALLBACK } from '#features/scanner/domain/severity.ts';
import { useCondition } from '#features/scanner/web/guide/use-condition.ts';
import { type Format, useFormat } from '#kit/web/format.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { impactOf, type Range } from '../domain/impact.ts';
import type { Alert } from './projections.ts';
import { useLocalDay } from './use-local-day.ts';
import { useAlertWords } from './words.ts';

/** Shillings first, in whole hundreds: it is not known more exactly. */
const moneyText = (
  { low, high }: Range,
  words: ReturnType<typeof useAlertWords>,
  { money, number }: Format,
): string => {
  const shillings = (usd: number): string => money(Math.round((usd * KES_PER_USD) / 100) * 100);
  return words.impactMoney(
    shillings(low),
    shillings(high),
    `USD ${number(low)}–${number(high)}`,
    money(Math.round(FALLBACK.usdPerKg * KES_PER_USD)),
  );
};

/** The possible loss, where it was measured; otherwise says that it is unknown. */
export const ImpactPart = ({ alert }: { readonly alert: Alert }) => {
  const words = useAlertWords();
  const format = useFormat();
  const { raised } = alert;
  const today = useLocalDay()(alert.field_id);
  const book = useCondition(raised.condition);
  const field = useRow<Field>('field', alert.field_id) ?? null;
  const measured = book.state === 'ready' ? (book.condition.yieldLoss?.range ?? null) : null;
  const { yieldLoss, financialImpact, timeToAct } = impactOf(
    raised,
    measured && measured.high > 0 ? measured : null,
    field,
    today,
  );
  if (raised.condition !== null && book.state === 'loading') return null;
  return (
    <Card labelledBy="impact">
      <Stack gap="small">
        <h2 id="impact">{words.impactTitle}</h2>
        {yieldLoss ? (
          <p>{words.impactLoss(format.number(yieldLoss.low), format.number(yieldLoss.high))}</p>
        ) : (
          <p>{words.impactUnknown}</p>
        )}
        {yieldLoss && (
          <MutedText>
            {financialImpact ? moneyText(financialImpact, words, format) : words.impactNoMoney}
          </MutedText>
        )}
        {timeToAct > 0 && <p>{words.toAct(timeToAct)}</p>}
        {raised.condition !== null && (
          <div>
            <LinkButton to={`/conditions/${raised.condition}`} tone="quiet">
              {words.bookPage}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
};
