import { useLocation } from 'wouter';
import { usePlantCrop } from '#features/crops/web/use-plant-crop.ts';
import { FieldWizard } from '#features/fields/web/wizard/FieldWizard.tsx';

/** The field wizard, which also plants the crop. */
export const NewFieldScreen = () => {
  const [, go] = useLocation();
  return <FieldWizard plantCrop={usePlantCrop()} onCancel={() => go('/fields')} />;
};
