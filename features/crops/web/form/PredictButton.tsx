import { useLocation } from 'wouter';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { ProChip } from '#kit/web/ui/ProChip.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { checkForm, type CropForm } from '../../domain/form.ts';
import { useCropWords } from '../words.ts';

/**
 * Opens the yield predictor with the form's values; for Free users the page about Pro, which leads there
 * (FDC-14). The form's draft stays.
 */
export const PredictButton = ({ form, fieldId }: { readonly form: CropForm; readonly fieldId: string }) => {
  const { form: words } = useCropWords();
  const { plan } = useSubscriptionContext();
  const [, go] = useLocation();
  const predict = (): void => {
    const predictor = `/yield-predictor?${new URLSearchParams({ from: 'crop', field: fieldId, crop: form.crop_type, planted: form.planted, area: form.area, unit: form.area_unit }).toString()}`;
    if (plan === 'free') {
      go(upgradePath(predictor));
      return;
    }
    const { crop_type: crop, planted, area } = checkForm(form);
    if (crop || planted || area) {
      showToast(words.predictFirst, { tone: 'bad' });
      return;
    }
    go(predictor);
  };
  return (
    <Button tone="quiet" onClick={predict}>
      {words.predict} <ProChip />
    </Button>
  );
};
