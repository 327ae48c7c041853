import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '#kit/web/ui/icons.tsx';
import { useChatWords } from '../words.ts';
import styles from '../chat.module.css';

interface Props {
  readonly url: string;
  readonly alt: string;
  readonly onClose: () => void;
}

/** CHT-03: full screen. Escape or a tap anywhere closes it. */
export const ImageViewer = ({ url, alt, onClose }: Props) => {
  const words = useChatWords();
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    panel.current?.focus();
    return () => {
      document.removeEventListener('keydown', onKey);
      before?.focus?.();
    };
  }, []);
  return createPortal(
    <div ref={panel} className={styles.viewer} role="dialog" aria-modal="true" aria-label={alt} tabIndex={-1}>
      <button type="button" className={styles.cover} aria-label={words.close} onClick={onClose}>
        <img src={url} alt={alt} />
        <CloseIcon />
      </button>
    </div>,
    document.body,
  );
};
