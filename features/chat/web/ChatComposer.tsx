import { type FormEvent, useRef } from 'react';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { Composer } from '#kit/web/ui/Composer.tsx';
import { CloseIcon, PlusIcon } from '#kit/web/ui/icons.tsx';
import { ProChip } from '#kit/web/ui/ProChip.tsx';
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
const ACCEPT = acceptedFileTypes.map((type) => `.${type}`).join(',');

export const ChatComposer = ({ onSend, isBusy }: Props) => {
  const words = useChatWords();
  const draft = useDraftForm<string>('chat_question', readDraft, () => '');
  const { attached, reading, mayAttach, add, drop, clear } = useAttaching();
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  usePlaceholder(field, words.typedExamples, draft.value === '');
  const isEmpty = draft.value.trim() === '' && attached.length === 0;

  const send = async (): Promise<void> => {
    if (isEmpty || reading !== null) return;
    if (!(await onSend(draft.current(), attached))) return;
    draft.reset();
    clear();
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
      <input ref={files} type="file" hidden multiple accept={ACCEPT} onChange={pick} />
      <Composer
        label={words.input}
        value={draft.value}
        onChange={(value) => draft.update(() => value)}
        onSend={() => {
          void send();
        }}
        sendLabel={words.send}
        isSendDisabled={isEmpty || isBusy || reading !== null}
        field={field}
        leading={
          <>
            <IconButton
              icon={PlusIcon}
              label={words.attach}
              onClick={() => {
                if (mayAttach()) files.current?.click();
              }}
            />
            <ProChip />
          </>
        }
        onMicFailed={(why) =>
          showToast(why === 'unsupported' ? words.voiceUnsupported : words.voiceFailed, { tone: 'bad' })
        }
      />
    </form>
  );
};
