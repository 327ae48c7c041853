import { useLocation } from 'wouter';
import { usePlant } from '#features/crops/web/use-plant.ts';
import { FieldWizard } from '#features/fields/web/wizard/FieldWizard.tsx';

/** The wizard, with the crop it plants. */
export const NewFieldScreen = () => {
  const [, go] = useLocation();
  return <FieldWizard plant={usePlant()} onCancel={() => go('/fields')} />;
};
