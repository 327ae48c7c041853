import type { ScanSlotProps } from '#features/scanner/web/result/result-slots.tsx';
import { useScannerWords } from '#features/scanner/web/words.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { guestEn } from './words.en.ts';
import { guestSw } from './words.sw.ts';

/** Under a guest's result: an account keeps it, and leads back to this check. */
export const GuestOffer = ({ scan }: ScanSlotProps) => {
  const words = useWords({ en: guestEn, sw: guestSw });
  const scanner = useScannerWords();
  if (scan.outcome === 'no_leaf') return null;
  return (
    <Card tone="leaf">
      <Stack gap="small">
        <h2>{words.offerTitle}</h2>
        <p>{words.offerText}</p>
        <LinkButton wide tone="quiet" to="~/auth" state={{ from: `/scan/${scan.id}` }}>
          {scanner.createAccount}
        </LinkButton>
      </Stack>
    </Card>
  );
};
