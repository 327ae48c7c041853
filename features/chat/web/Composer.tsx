import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { CloseIcon, PlusIcon } from '#kit/web/ui/icons.tsx';
import { Mic } from '#kit/web/ui/Mic.tsx';
import { SendIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { acceptedFileTypes } from '../domain/message.ts';
import type { LocalAttachment } from './attachments.ts';
import { useAttaching } from './use-attaching.ts';
import { usePlaceholder } from './use-placeholder.ts';
import { useChatWords } from './words.ts';
import styles from './chat.module.css';

interface Props {
  /** False: not accepted, so the text stays. */ readonly onSend: (
    text: string,
    attached: readonly LocalAttachment[],
  ) => Promise<boolean>;
  readonly isBusy: boolean;
}

const readDraft = (saved: unknown): string | null =>
  typeof saved === 'string' && saved !== '' ? saved : null;
/** CHT-02: maximum height of the text field in pixels. */
const MAX_HEIGHT_PX = 80;
const ACCEPT = acceptedFileTypes.map((type) => `.${type}`).join(',');

const grow = (field: HTMLTextAreaElement): void => {
  field.style.height = 'auto';
  // A long placeholder must not make the field taller.
  if (field.value !== '') field.style.height = `${Math.min(field.scrollHeight, MAX_HEIGHT_PX)}px`;
};

export const Composer = ({ onSend, isBusy }: Props) => {
  const words = useChatWords();
  const draft = useDraftForm<string>('chat_question', readDraft, () => '');
  const { attached, reading, mayAttach, add, drop, clear } = useAttaching();
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  usePlaceholder(field, words.examples, draft.value === '');
  useEffect(() => {
    if (field.current) grow(field.current);
  }, [draft.value]);
  const isEmpty = draft.value.trim() === '' && attached.length === 0;

  const send = async (): Promise<void> => {
    if (isEmpty || reading !== null) return;
    if (!(await onSend(draft.current(), attached))) return;
    draft.reset();
    clear();
  };
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
    void send();
  };
  const pick = (event: FormEvent<HTMLInputElement>): void => {
    const { files: chosen } = event.currentTarget;
    void add([...(chosen ?? [])]);
    event.currentTarget.value = '';
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {(attached.length > 0 || reading !== null) && (
        <ul className={styles.files}>
          {attached.map(({ id, name }) => (
            <li key={id} className={styles.file}>
              {name}
              <IconButton icon={CloseIcon} label={words.detach(name)} onClick={() => drop(id)} />
            </li>
          ))}
          {reading !== null && (
            <li className={styles.file} role="status">
              {words.reading(reading)}
            </li>
          )}
        </ul>
      )}
      <div className={styles.line}>
        <IconButton
          icon={PlusIcon}
          label={words.attach}
          onClick={() => {
            if (mayAttach()) files.current?.click();
          }}
        />
        <input ref={files} type="file" hidden multiple accept={ACCEPT} onChange={pick} />
        <div className={styles.box}>
          <textarea
            ref={field}
            rows={1}
            aria-label={words.input}
            value={draft.value}
            onChange={(event) => {
              const { value } = event.currentTarget;
              draft.update(() => value);
            }}
            onKeyDown={onKeyDown}
          />
          <Mic
            onTranscript={(heard) => draft.update((now) => (now === '' ? heard : `${now} ${heard}`))}
            onFailed={(why) =>
              showToast(why === 'unsupported' ? words.voiceUnsupported : words.voiceFailed, { tone: 'bad' })
            }
          />
        </div>
        <IconButton
          type="submit"
          className={styles.send ?? ''}
          icon={SendIcon}
          label={words.send}
          disabled={isEmpty || isBusy || reading !== null}
        />
      </div>
    </form>
  );
};
