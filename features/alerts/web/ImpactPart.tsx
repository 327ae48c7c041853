import type { Field } from '#features/fields/domain/field.ts';
import { FALLBACK } from '#features/scanner/domain/severity.ts';
import { useCondition } from '#features/scanner/web/use-condition.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { impactOf } from '../domain/impact.ts';
import type { Alert } from './projections.ts';
import { useAlertWords } from './words.ts';

/** What it may cost, where somebody measured it; a figure that nobody has is left out, and said so. */
export const ImpactPart = ({ alert }: { readonly alert: Alert }) => {
  const words = useAlertWords();
  const format = useFormat();
  const { raised } = alert;
  const book = useCondition(raised.condition);
  const field = useRow<Field>('field', alert.field_id) ?? null;
  const measured = book.state === 'ready' ? book.condition.yieldLoss?.range ?? null : null;
  const { yieldLoss, financialImpact, timeToAct } = impactOf(raised, measured && measured.high > 0 ? measured : null, field, dayInNairobi(new Date()));
  const money = (usd: number): string => format.money(usd, 'USD');
  if (raised.condition !== null && book.state === 'loading') return null;
  return (
    <Card labelledBy="impact">
      <Stack gap="small">
        <h2 id="impact">{words.impactTitle}</h2>
        {yieldLoss ? <p>{words.impactLoss(format.number(yieldLoss.low), format.number(yieldLoss.high))}</p> : <p>{words.impactUnknown}</p>}
        {yieldLoss && <Soft>{financialImpact ? words.impactMoney(money(financialImpact.low), money(financialImpact.high), money(FALLBACK.usdPerKg)) : words.impactNoMoney}</Soft>}
        {timeToAct > 0 && <p>{words.toAct(timeToAct)}</p>}
        {raised.condition !== null && <div><LinkButton to={`/conditions/${raised.condition}`} tone="quiet">{words.bookPage}</LinkButton></div>}
      </Stack>
    </Card>
  );
};
