import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from '#kit/web/ui/Field.tsx';
import { CloseIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { normalizeTags, TAGS_MAX } from '../../domain/post.ts';
import { useCommunityWords } from '../words.ts';
import styles from '../post/Tags.module.css';

interface Props {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** Enter, a comma or leaving the field turns the typed text into a tag. */
export const TagField = ({ tags, onChange }: Props) => {
  const { ask } = useCommunityWords();
  const [typed, setTyped] = useState('');
  const add = (text: string): void => {
    setTyped('');
    if (text.trim() !== '') onChange(normalizeTags([...tags, ...text.split(',')]));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(typed);
  };
  return (
    <Stack gap="small">
      {tags.length < TAGS_MAX && (
        <Field
          label={ask.tags}
          hint={ask.tagsHint(TAGS_MAX)}
          value={typed}
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={120}
          onChange={(text) => {
            if (text.includes(',')) add(text);
            else setTyped(text);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
        />
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={ask.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={styles.drop}
                aria-label={ask.dropTag(tag)}
                onClick={() => onChange(tags.filter((t) => t !== tag))}
              >
                <bdi>{tag}</bdi>
                <CloseIcon size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};
