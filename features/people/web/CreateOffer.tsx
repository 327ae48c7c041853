import { useEffect, useRef } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { usePasswordAdvice } from './password-advice.ts';
import { usePeopleWords } from './use-sign-in.ts';

interface Props {
  readonly email: string;
  readonly password: string;
  readonly busy: boolean;
  readonly onCreate: () => Promise<void>;
  readonly onChange: () => void;
}

/** Shown when the server does not know the e-mail. An account is created only after this confirmation. */
export const CreateOffer = ({ email, password, busy, onCreate, onChange }: Props) => {
  const words = usePeopleWords();
  const advice = usePasswordAdvice(password, { email });
  const box = useRef<HTMLDivElement>(null);
  // On a small screen the button would otherwise open below the edge.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert">
      <Notice tone="warn" title={words.unknown.title}>
        <Stack gap="small">
          <p>{words.unknown.text(email)}</p>
          {advice && <p>{words.refusals[advice]}</p>}
          <Button
            wide
            busy={busy}
            onClick={() => {
              void onCreate();
            }}
          >
            {words.unknown.create}
          </Button>
          <Button tone="quiet" wide onClick={onChange}>
            {words.unknown.change}
          </Button>
        </Stack>
      </Notice>
    </div>
  );
};
