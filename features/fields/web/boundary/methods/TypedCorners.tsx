import { useState } from 'react';
import type { Ring } from '#kit/pure/geometry.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { useBoundaryWords } from '../words.ts';
import { cornersText, parseCorners } from './parse-corners.ts';

/** The corners as coordinates: for a title deed, for another device, or for farmers who cannot tap a map. */
export const TypedCorners = ({
  ring,
  onRing,
}: {
  readonly ring: Ring;
  readonly onRing: (ring: Ring) => void;
}) => {
  const words = useBoundaryWords().map;
  const [typed, setTyped] = useState<string | null>(null);
  const [wrongLine, setWrongLine] = useState<number | null>(null);
  const applyTyped = (): void => {
    const parsed = parseCorners(typed ?? cornersText(ring));
    setWrongLine(parsed.ok ? null : parsed.line);
    if (!parsed.ok) return;
    setTyped(null);
    onRing(parsed.ring);
  };
  return (
    <details>
      <summary>{words.typed}</summary>
      <Stack gap="small">
        <TextArea
          label={words.typed}
          hint={words.typedHint}
          value={typed ?? cornersText(ring)}
          onChange={setTyped}
          error={wrongLine === null ? null : words.typedWrong(wrongLine)}
          spellCheck={false}
        />
        <Button tone="quiet" onClick={applyTyped} disabled={typed === null}>
          {words.typedUse}
        </Button>
      </Stack>
    </details>
  );
};
