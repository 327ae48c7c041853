import type { Scan } from '#features/scanner/web/use-scans.ts';
import { useFormat } from '#kit/web/format.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { OutcomeRow } from '../domain/outcome.ts';
import { BeforeAfterPhotos } from './BeforeAfterPhotos.tsx';
import { useImpactWords } from './words.ts';

interface Props {
  readonly scan: Scan;
  readonly plantOutcomes: readonly WithPending<OutcomeRow>[];
  readonly onChange: () => void;
}

/** The farmer's answer about this plant. */
export const SavedOutcome = ({ scan, plantOutcomes, onChange }: Props) => {
  const { ask: words } = useImpactWords();
  const format = useFormat();
  const photo = plantOutcomes.find((o) => o.photo !== null);
  return (
    <Card labelledBy={`said-${scan.id}`}>
      <Stack gap="small">
        <h2 id={`said-${scan.id}`}>{words.title}</h2>
        {plantOutcomes.map((o) => (
          <div key={o.id}>
            <p>{words.said(words.answers[o.answer], format.shortDay(new Date(o.answered_at)))}</p>
            {o.doings.length > 0 && <MutedText>{o.doings.map((d) => words.doings[d]).join(', ')}</MutedText>}
            {o.cost_kes !== null && <MutedText>{words.spent(format.money(o.cost_kes))}</MutedText>}
            {o.saved_amount !== null && o.saved_unit !== null && (
              <MutedText>
                {words.savedText(format.number(o.saved_amount, 2), words.units[o.saved_unit])}
              </MutedText>
            )}
          </div>
        ))}
        {photo?.photo && (
          <BeforeAfterPhotos
            beforePhoto={scan.photo}
            beforeAt={scan.taken_at}
            currentPhoto={photo.photo}
            currentAt={photo.answered_at}
          />
        )}
        <Button tone="plain" onClick={onChange}>
          {words.change}
        </Button>
      </Stack>
    </Card>
  );
};
