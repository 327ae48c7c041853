import { Button } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useWords } from '#kit/web/words.tsx';
import { draftEn } from '../../words.draft.en.ts';
import { draftSw } from '../../words.draft.sw.ts';

/** A restored draft; one tap starts again. */
export const RestoredDraftNotice = ({ onStartOver }: { readonly onStartOver: () => void }) => {
  const words = useWords({ en: draftEn, sw: draftSw });
  return (
    <Notice
      action={
        <Button tone="quiet" onClick={onStartOver}>
          {words.anew}
        </Button>
      }
    >
      {words.resumed}
    </Notice>
  );
};
