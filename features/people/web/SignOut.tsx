import { useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { SignOutIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { usePeopleWords } from './use-sign-in.ts';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** Signing out needs a network, so its dialog loads on demand. */
export const SignOut = () => {
  const words = usePeopleWords();
  const [Open, setOpen] = useState<Dialog | null>(null);
  const openDialog = async (): Promise<void> => {
    try {
      const { SignOutSheet } = await import('./SignOutSheet.tsx');
      setOpen(() => SignOutSheet);
    } catch {
      showToast(words.unableToConnect, { tone: 'bad' });
    }
  };
  return (
    <>
      <Button
        tone="quiet"
        icon={SignOutIcon}
        wide
        onClick={() => {
          void openDialog();
        }}
      >
        {words.signOut.act}
      </Button>
      {Open && (
        <LazyErrorBoundary>
          <Open onClose={() => setOpen(null)} />
        </LazyErrorBoundary>
      )}
    </>
  );
};
