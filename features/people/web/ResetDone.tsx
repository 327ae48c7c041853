import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { usePeopleWords } from './entrance.ts';
import styles from './ResetScreen.module.css';

export type Done = { readonly what: 'sent'; readonly email: string } | { readonly what: 'updated' };

export const LEAVE_AFTER_MS = 3000;

export const ResetDone = ({ done }: { readonly done: Done }) => {
  const words = usePeopleWords();
  const [, navigate] = useLocation();
  const updated = done.what === 'updated';
  useEffect(() => {
    if (!updated) return;
    const timer = setTimeout(() => navigate('/auth', { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [updated, navigate]);
  return (
    <div className={styles.form} role="status">
      <Notice tone="good" title={updated ? words.reset.updated : words.reset.sent}>
        <p>{done.what === 'sent' ? words.reset.sentText(done.email) : words.reset.updatedText}</p>
      </Notice>
      <LinkButton to="/auth" replace wide>{words.reset.back}</LinkButton>
    </div>
  );
};
