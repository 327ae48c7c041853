// @cache later

import type { Field } from '#features/fields/domain/field.ts';
import { useField } from '#features/fields/web/field/use-field.ts';
import { PrintScreen } from '#features/history/web/PrintScreen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useHistoryEntries } from '../history-sources.ts';

const Print = ({ field }: { readonly field: Field }) => (
  <PrintScreen field={field} others={useHistoryEntries(field)} />
);

export const HistoryPrintScreen = ({ id }: { readonly id: string }) => {
  const field = useField(id);
  return field ? <Print field={field} /> : <Skeleton shapes={['title', 'line', 'card']} />;
};
