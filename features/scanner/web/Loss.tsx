import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Soft } from '#kit/web/ui/layout.tsx';
import type { Scan } from './use-scans.ts';
import { useScannerWords } from './words.ts';

export const Loss = ({ scan }: { readonly scan: Scan }) => {
  const words = useScannerWords();
  const format = useFormat();
  if (scan.yield_loss_percentage === null) return null;
  return (
    <Card>
      <h2>{words.lossTitle}</h2>
      <p>{scan.yield_loss_percentage < 1 ? words.lossSmall : words.loss(format.percent(scan.yield_loss_percentage / 100))}</p>
      {scan.revenue_loss_usd !== null && scan.revenue_loss_usd >= 1 && <p>{words.revenue(format.money(scan.revenue_loss_usd, 'USD'))}</p>}
      {scan.treatment_cost_usd !== null && <p>{words.treatment(format.money(scan.treatment_cost_usd, 'USD'))}</p>}
      <Soft>{words.lossNote}</Soft>
    </Card>
  );
};
