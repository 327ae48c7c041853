import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useResetWords } from './reset-words.ts';
import styles from './ResetScreen.module.css';

export type ResetResult = { readonly kind: 'sent'; readonly email: string } | { readonly kind: 'updated' };

const LEAVE_AFTER_MS = 3000;

export const ResetDone = ({ done }: { readonly done: ResetResult }) => {
  const resetWords = useResetWords();
  const [, navigate] = useLocation();
  const updated = done.kind === 'updated';
  useEffect(() => {
    if (!updated) return;
    const timer = setTimeout(() => navigate('/auth', { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [updated, navigate]);
  return (
    <div className={styles.form} role="status">
      <Notice tone="good" title={updated ? resetWords.updated : resetWords.sent}>
        <p>{done.kind === 'sent' ? resetWords.sentText(done.email) : resetWords.updatedText}</p>
      </Notice>
      <LinkButton to="/auth" replace wide>
        {resetWords.back}
      </LinkButton>
    </div>
  );
};
