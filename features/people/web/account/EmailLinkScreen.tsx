// @cache later

import { useEffect, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { confirmEmail, undoEmail } from '../../contract-account.ts';
import { useAccountText, useAccountWords } from './words.ts';
import styles from '../ResetScreen.module.css';

interface EmailLink {
  readonly what: 'confirm' | 'undo';
  readonly token: string;
}

/** The token is in the fragment, which is not sent to a server. */
export const readEmailLink = (hash: string): EmailLink | null => {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  for (const what of ['confirm', 'undo'] as const) {
    const token = query.get(what);
    if (token) return { what, token };
  }
  return null;
};

/**
 * The target of both mails of an e-mail change. Requires a button press, because mail scanners open every
 * link.
 */
export const EmailLinkScreen = () => {
  const { link: words } = useAccountWords();
  const text = useAccountText();
  const { session, refresh } = useSession();
  const [link, setLink] = useState(() => readEmailLink(location.hash));
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ readonly text: string; readonly final: boolean } | null>(null);
  useEffect(() => {
    const onHash = (): void => {
      setLink(readEmailLink(location.hash));
      setDone(null);
      setProblem(null);
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  const act = useExclusiveAction(async () => {
    if (!link) return;
    setProblem(null);
    const answer = await call(link.what === 'confirm' ? confirmEmail : undoEmail, {
      body: { token: link.token },
    });
    if (!answer.ok) return setProblem({ text: text(answer), final: answer.code.startsWith('people.link_') });
    setDone(answer.value.email);
    await refresh();
  });

  const undo = link?.what === 'undo';
  return (
    <main className={styles.reset}>
      <Screen title={undo ? words.undoTitle : words.confirmTitle}>
        <Stack>
          {!link && <Notice tone="bad">{words.notWhole}</Notice>}
          {link && !done && !problem?.final && (
            <>
              <p>{undo ? words.undoText : words.confirmText}</p>
              <Button wide tone={undo ? 'danger' : 'primary'} busy={act.busy} onClick={() => act.run()}>
                {undo ? words.undo : words.confirm}
              </Button>
            </>
          )}
          {problem && <Notice tone="bad">{problem.text}</Notice>}
          {problem?.final && !undo && session && (
            <LinkButton to="/settings/account" tone="quiet" wide>
              {words.begin}
            </LinkButton>
          )}
          {done && <Notice tone="good">{undo ? words.undone(done) : words.confirmed(done)}</Notice>}
          {done && undo ? (
            <LinkButton to="/auth/reset-password" wide>
              {words.newPassword}
            </LinkButton>
          ) : (
            (done || problem?.final || !link) && (
              <LinkButton to="/dashboard" wide {...(done ? {} : { tone: 'quiet' as const })}>
                {words.open}
              </LinkButton>
            )
          )}
        </Stack>
      </Screen>
    </main>
  );
};
