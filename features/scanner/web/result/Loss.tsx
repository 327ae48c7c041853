import { useId } from 'react';
import { knownHectares } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { fromHectares } from '#kit/pure/units.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { CoinIcon } from '#kit/web/ui/more-icons.tsx';
import { REFERENCE_YIELD_YEARS, referenceYield } from '#knowledge/reference-yields.ts';
import { splitClass } from '../../domain/leaf-model.ts';
import { lossBasis, estimateLoss } from '../../domain/loss.ts';
import { farmerCropOf } from '../../domain/model-crops.ts';
import { inShillings, USD_RATE } from '../../domain/usd-figures.ts';
import { cropOfField } from '../crop-of-field.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';

/** The server's figures once computed, else the same formula on the phone. */
const useLoss = (scan: Scan) => {
  const field = useRow<Field>('field', scan.field_id ?? '');
  const plot = field ? { crop: cropOfField(field), hectares: knownHectares(field) } : null;
  if (scan.yield_loss_percentage === null) return null;
  if (scan.basis)
    return {
      basis: scan.basis,
      percent: scan.yield_loss_percentage,
      usd: scan.revenue_loss_usd,
      treatment: scan.treatment_cost_usd,
    };
  const crop = scan.crop_type ?? (scan.condition && farmerCropOf(splitClass(scan.condition).crop));
  const basis = lossBasis(crop, referenceYield(crop), plot);
  const computed = estimateLoss(scan.severity ?? '', scan.affected_area_percentage ?? 0, basis);
  return {
    basis,
    percent: computed.yield_loss_percentage,
    usd: computed.revenue_loss_usd,
    treatment: computed.treatment_cost_usd,
  };
};

/** The possible loss with its inputs: the crop's yield, the field's area, and default constants (SCN-17). */
export const Loss = ({ scan }: { readonly scan: Scan }) => {
  const words = useScannerWords();
  const format = useFormat();
  const id = useId();
  const loss = useLoss(scan);
  if (!loss) return null;
  const { basis, percent, usd, treatment } = loss;
  const kg = format.number(basis.yield_kg_ha);
  const yieldText = {
    county: words.yieldCounty(kg, basis.county ?? ''),
    reference: words.yieldReference(kg, REFERENCE_YIELD_YEARS),
    constant: words.yieldConstant(kg),
  }[basis.yield_from];
  const priceText = basis.price
    ? words.priceMarket(
        format.number(basis.price.kes_per_kg, 1),
        basis.price.market,
        format.shortDay(basis.price.date),
        basis.price.type === 'wholesale',
      ) + (basis.price.is_old ? ` ${words.priceOld}` : '')
    : words.priceConstant(String(basis.usd_per_kg));
  const money = (dollars: number): string =>
    `${format.money(inShillings(dollars))} (${format.money(dollars, 'USD')})`;
  return (
    <Fold
      id={id}
      icon={CoinIcon}
      tone="maize"
      title={words.lossTitle}
      fact={percent < 1 ? words.lossFactSmall : words.lossFact(format.percent(percent / 100))}
    >
      <Stack gap="small">
        <p>{percent < 1 ? words.lossSmall : words.loss(format.percent(percent / 100))}</p>
        {usd !== null && usd >= 1 && (
          <p>
            {basis.area_ha === null
              ? words.revenue(money(usd))
              : words.revenueField(money(usd), format.number(fromHectares(basis.area_ha, 'acres'), 1))}
          </p>
        )}
        {treatment !== null && <p>{words.treatment(money(treatment))}</p>}
        <MutedText>
          {yieldText} {priceText} {words.treatmentRough(String(USD_RATE.kesPerUsd), USD_RATE.year)}
        </MutedText>
      </Stack>
    </Fold>
  );
};
