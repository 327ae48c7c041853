import { useEffect } from 'react';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { noop, type DesignWords } from './section.ts';

export const overlays = ['sheet', 'confirm', 'toasts'] as const;
export type Overlay = (typeof overlays)[number];

/** Long enough for a picture of them. */
const TOAST_MS = 600_000;

export const openOverlayLinks = (words: DesignWords, query: string) => (
  <Row>
    {overlays.map((one) => (
      <a key={one} href={`${query}&open=${one}`}>
        {one === 'sheet' ? words.facts : one === 'confirm' ? words.question : words.saved}
      </a>
    ))}
  </Row>
);

const ShownToasts = ({ words }: { readonly words: DesignWords }) => {
  useEffect(() => {
    showToast(words.saved, {
      tone: 'good',
      action: { label: words.undo, run: noop },
      durationMs: TOAST_MS,
    });
    showToast(words.failed, { tone: 'bad', durationMs: TOAST_MS });
  }, [words]);
  return null;
};

export const OpenOverlay = ({
  open,
  words,
}: {
  readonly open: Overlay | null;
  readonly words: DesignWords;
}) => {
  const close = (): void => location.assign(location.href.replace(/&open=\w+/, ''));
  if (open === 'sheet')
    return (
      <Sheet title={words.facts} onClose={close}>
        <p>{words.reason}</p>
      </Sheet>
    );
  if (open === 'confirm')
    return (
      <Confirm title={words.question} confirmLabel={words.remove} onConfirm={noop} onClose={close}>
        {words.answer}
      </Confirm>
    );
  return open === 'toasts' ? <ShownToasts words={words} /> : null;
};
