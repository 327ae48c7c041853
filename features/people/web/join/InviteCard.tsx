import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button, OutLink } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useOnce } from '#kit/web/use-once.ts';
import { myInvitation } from '../../contract-join.ts';
import { useJoinWords } from './words.ts';
import styles from './JoinScreen.module.css';

/** One's own link to /join, made when it is first wanted. */
export const InviteCard = () => {
  const { mine: words } = useJoinWords();
  const text = useRefusalText();
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const get = useOnce(async () => {
    const answer = await call(myInvitation, {});
    setProblem(answer.ok ? null : text(answer));
    if (answer.ok) setLink(answer.value.link);
  });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      showToast(words.copied, { tone: 'good' });
    } catch { showToast(words.notCopied, { tone: 'bad' }); }
  };
  const share = (): void => { void navigator.share({ text: words.message(link ?? '') }).catch(() => undefined); };
  return (
    <Card labelledBy="account-invite">
      <Stack gap="small">
        <h2 id="account-invite">{words.title}</h2>
        <p>{words.text}</p>
        {problem && <Notice tone="warn">{problem}</Notice>}
        {!link ? <Button tone="quiet" busy={get.busy} onClick={() => get.run()}>{words.get}</Button> : (
          <>
            <p className={styles.link}>{link}</p>
            <Row gap="small">
              {typeof navigator.share === 'function' ? <Button onClick={share}>{words.share}</Button> : <OutLink href={`https://wa.me/?text=${encodeURIComponent(words.message(link))}`}>WhatsApp</OutLink>}
              <Button tone="quiet" onClick={() => { void copy(); }}>{words.copy}</Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
};
