import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { IconButton } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './Sheet.module.css';

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/** Traps Tab inside; the page behind is hidden from screen readers while a sheet is open. */
const trapFocus = (panel: HTMLElement, event: KeyboardEvent): void => {
  if (event.key !== 'Tab') return;
  const focusable = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = focusable[0];
  const last = focusable[focusable.length - 1];
  const active = document.activeElement;
  const leavesBack = event.shiftKey && (active === first || active === panel);
  if (leavesBack) last?.focus();
  else if (!event.shiftKey && active === last) first?.focus();
  else return;
  event.preventDefault();
};

/** Number of open sheets: the page behind is restored with the last one. */
let openSheets = 0;
const hidePage = (): (() => void) => {
  const page = document.getElementById('root');
  openSheets += 1;
  page?.setAttribute('aria-hidden', 'true');
  document.body.classList.add(styles.locked ?? 'locked');
  return () => {
    openSheets -= 1;
    if (openSheets > 0) return;
    page?.removeAttribute('aria-hidden');
    document.body.classList.remove(styles.locked ?? 'locked');
  };
};

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * A sheet from the bottom edge, or a dialog in the middle of a wide screen. Not `<dialog>`: Safari 15.0 to
 * 15.3 lacks it, and one implementation for all browsers is easier to test.
 */
export const Sheet = ({ title, onClose, children, role = 'dialog' }: Props) => {
  const words = useWords({ en, sw });
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const sheet = panel.current;
    const before = document.activeElement as HTMLElement | null;
    const showPage = hidePage();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') {
        if (sheet) trapFocus(sheet, event);
        return;
      }
      event.stopPropagation();
      close();
    };
    sheet?.addEventListener('keydown', onKeyDown);
    sheet?.focus();
    return () => {
      sheet?.removeEventListener('keydown', onKeyDown);
      showPage();
      before?.focus?.();
    };
  }, []);

  return createPortal(
    <div className={styles.cover}>
      <button type="button" className={styles.backdrop} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={styles.sheet}
      >
        <header className={styles.header}>
          <h2 id={id}>{title}</h2>
          <IconButton label={words.close} icon={CloseIcon} onClick={onClose} />
        </header>
        {children}
      </div>
    </div>,
    document.body,
  );
};
