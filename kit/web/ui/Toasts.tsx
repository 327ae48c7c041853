import { useSyncExternalStore } from 'react';
import { usePublishedHeight } from '../hooks/use-published-height.ts';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';
import { dismissToast, toasts } from './toast.ts';
import styles from './Toasts.module.css';

const icons = { plain: InfoIcon, good: CheckIcon, bad: WarningIcon };

/** Shows all toasts. Mounted once by the shell. */
export const Toasts = () => {
  const words = useWords({ en, sw });
  const items = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);
  const region = usePublishedHeight<HTMLDivElement>('--toasts');
  return (
    <div ref={region} className={styles.region} role="status" aria-live="polite">
      {items.map(({ id, text, tone, action }) => {
        const Icon = icons[tone];
        return (
          <div key={id} className={classes(styles.toast, styles[tone])}>
            <Icon size={20} />
            <span className={styles.text}>{text}</span>
            {action && (
              <button
                type="button"
                className={styles.act}
                onClick={() => {
                  dismissToast(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
            <IconButton label={words.close} icon={CloseIcon} onClick={() => dismissToast(id)} />
          </div>
        );
      })}
    </div>
  );
};
