import { useLocation } from 'wouter';
import { usePlant } from '#features/crops/web/use-plant.ts';
import { FieldWizard } from '#features/fields/web/wizard/FieldWizard.tsx';

/** The field wizard, which also plants the crop. */
export const NewFieldScreen = () => {
  const [, go] = useLocation();
  return <FieldWizard plant={usePlant()} onCancel={() => go('/fields')} />;
};
