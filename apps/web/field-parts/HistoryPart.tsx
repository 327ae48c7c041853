import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { HistoryTab } from '#features/history/web/HistoryTab.tsx';
import { useHistoryEntries } from '../history-sources.ts';

export const HistoryPart = ({ field }: FieldSlotProps) => (
  <HistoryTab field={field} others={useHistoryEntries(field)} />
);
