import { Button } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useWords } from '#kit/web/words.tsx';
import { keptEn } from '../words-kept.en.ts';
import { keptSw } from '../words-kept.sw.ts';

/** What was left half-written is there again; one tap begins anew. */
export const Resumed = ({ onAnew }: { readonly onAnew: () => void }) => {
  const words = useWords({ en: keptEn, sw: keptSw });
  return (
    <Notice
      action={
        <Button tone="quiet" onClick={onAnew}>
          {words.anew}
        </Button>
      }
    >
      {words.resumed}
    </Notice>
  );
};
