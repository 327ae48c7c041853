import { useEffect, useState } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { categoryIds } from '../../domain/categories.ts';
import { sorts } from '../../domain/paging.ts';
import { statuses } from '../../domain/post.ts';
import { useCommunityWords } from '../words.ts';
import { type Filter, SEARCH_MAX, shownSort } from './filter.ts';

interface Props {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** The search field. Once it is used, also the filters and sort order. */
export const SearchPanel = ({ filter, onChange }: Props) => {
  const words = useCommunityWords();
  const [typed, setTyped] = useState(filter.search);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setTyped(filter.search);
  }, [filter.search]);
  const chips = <T extends string>(list: readonly T[], labels: Readonly<Record<T, string>>) =>
    list.map((value) => ({ value, label: labels[value] }));
  const search = (text: string): void => onChange({ ...filter, search: text.trim().slice(0, SEARCH_MAX) });
  /** Results are below: closes the panel and the keyboard. */
  const submit = (): void => {
    search(typed);
    setOpen(false);
    (document.activeElement as HTMLElement | null)?.blur();
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="small">
        <Field
          label={words.search}
          isLabelHidden
          type="search"
          onFocus={() => setOpen(true)}
          enterKeyHint="search"
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            if (text === '' && filter.search !== '') search('');
          }}
          mic
        />
        {isOpen && (
          <>
            <Button tone="quiet" type="submit">
              {words.searchNow}
            </Button>
            <Choice
              label={words.status}
              options={chips(statuses, words.statuses)}
              value={filter.status}
              onChange={(status) => onChange({ ...filter, status })}
            />
            <Choice
              label={words.sortBy}
              options={chips(sorts, words.sorts)}
              value={shownSort(filter)}
              onChange={(sort) => onChange({ ...filter, sort })}
            />
          </>
        )}
        {(isOpen || filter.category !== null) && (
          <Select
            label={words.category}
            value={filter.category ?? ''}
            onChange={(category) => onChange({ ...filter, category: category || null })}
            options={[{ value: '', label: words.allCategories }, ...chips(categoryIds, words.categories)]}
          />
        )}
      </Stack>
    </form>
  );
};
