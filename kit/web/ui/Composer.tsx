import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { Mic } from './Mic.tsx';
import { SendIcon } from './more-icons.tsx';
import styles from './Composer.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  readonly sendLabel: string;
  readonly isSendDisabled: boolean;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  readonly placeholder?: string;
  /** An icon button before the field, and its mark. */
  readonly leading?: ReactNode;
  /** As for `Mic`. */
  readonly onMicFailed?: (why: 'unsupported' | 'unclear') => void;
}

/** Maximum height of the field in pixels (CHT-02). */
const MAX_HEIGHT_PX = 80;

const grow = (field: HTMLTextAreaElement): void => {
  field.style.height = 'auto';
  // A long placeholder must not make the field taller.
  if (field.value !== '') field.style.height = `${Math.min(field.scrollHeight, MAX_HEIGHT_PX)}px`;
};

/** The line to write a message, inside a form. Enter sends; Shift+Enter adds a line. */
export const Composer = ({
  label,
  value,
  onChange,
  onSend,
  sendLabel,
  isSendDisabled,
  field: given,
  placeholder,
  leading,
  onMicFailed,
}: Props) => {
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = given ?? ownField;
  useEffect(() => {
    if (field.current) grow(field.current);
  }, [field, value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method is composing a word, Enter confirms that word.
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      // React's type lacks `isComposing`.
      (event as unknown as { readonly isComposing?: boolean }).isComposing
    )
      return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={styles.line}>
      {leading && <span className={styles.leading}>{leading}</span>}
      <div className={styles.box}>
        <textarea
          ref={field}
          rows={1}
          aria-label={label}
          {...(placeholder !== undefined && { placeholder })}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Mic
          onTranscript={(heard) => onChange(value === '' ? heard : `${value} ${heard}`)}
          onFailed={onMicFailed}
        />
      </div>
      <IconButton
        type="submit"
        className={styles.send ?? ''}
        icon={SendIcon}
        label={sendLabel}
        disabled={isSendDisabled}
      />
    </div>
  );
};
