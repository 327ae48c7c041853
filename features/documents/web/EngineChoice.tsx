import { useFormat } from '#kit/web/format.ts';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { Engine } from './use-engine.ts';
import { useDocumentWords } from './words.ts';

/** Shown only when a model is configured: its cost and which parts of the document it sees. */
export const EngineChoice = ({ engine: { by, offer, choose } }: { readonly engine: Engine }) => {
  const words = useDocumentWords();
  const format = useFormat();
  if (offer === null) return null;
  const options = [
    { value: 'phone', label: words.engines.phone },
    { value: 'model', label: words.engines.model(format.number(offer.cost)) },
  ] as const;
  return (
    <Stack gap="small">
      <Choice<'phone' | 'model'> label={words.engine} value={by} onChange={choose} options={options} />
      {by === 'model' && <MutedText>{words.modelNote(format.number(offer.left))}</MutedText>}
    </Stack>
  );
};
