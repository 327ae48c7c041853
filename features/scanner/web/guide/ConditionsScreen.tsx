// @cache later

import { useDeferredValue, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionEntries, cropByKey, crops, typeNames } from '#knowledge/index.ts';
import type { ConditionEntry } from '#knowledge/types.ts';
import { cropLabel } from '../crop-label.ts';
import { type Detectability, detectabilityOf } from './detectable-classes.ts';
import { useGuideWords } from './guide-words.ts';

const PAGE_SIZE = 30;
const ALL = '';
const diseaseEntries: readonly ConditionEntry[] = Object.values<ConditionEntry>(conditionEntries).filter(
  (entry) => entry.type !== 'healthy',
);

/** Searches names in both languages and scientific names; pests of every crop come after the crop's own. */
const search = (text: string, crop: string): readonly ConditionEntry[] => {
  const wanted = text.trim().toLowerCase();
  const book = cropByKey(crop)?.book ?? crop;
  return diseaseEntries
    .filter(
      (e) =>
        (crop === ALL || e.crop === book || e.crop === 'any') &&
        [e.name.en, e.name.sw, e.scientificName].some((name) => name.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => Number(a.crop === 'any') - Number(b.crop === 'any'));
};

export const DetectabilityBadge = ({ seen }: { readonly seen: Detectability }) => {
  const words = useGuideWords();
  if (seen === 'no') return null;
  return (
    <Badge tone={seen === 'photo' ? 'leaf' : 'sky'}>
      {seen === 'photo' ? words.seenByPhoto : words.seenByLab}
    </Badge>
  );
};

/** Every knowledge-base page, including ones no photo can detect. */
export const ConditionsScreen = () => {
  const words = useGuideWords();
  const { language } = useLanguage();
  const [crop, setCrop] = useState(cropByKey(new URLSearchParams(useSearch()).get('crop') ?? '')?.key ?? ALL);
  const [text, setText] = useState('');
  const [visibleCount, setMost] = useState(PAGE_SIZE);
  const wanted = useDeferredValue(text);
  const found = useMemo(() => search(wanted, crop), [wanted, crop]);
  const options = [
    { value: ALL, label: words.allCrops },
    ...crops.filter((c) => c.book).map((c) => ({ value: c.key, label: cropLabel(c, language, words) })),
  ];
  const key = `/scan/key${crop ? `?crop=${crop}` : ''}`;
  return (
    <Screen
      title={words.bookTitle}
      back="/scan"
      action={
        <LinkButton wide icon={HelpIcon} to={key}>
          {words.keyTitle}
        </LinkButton>
      }
    >
      <Stack>
        <Select
          label={words.crop}
          value={crop}
          options={options}
          onChange={(next) => {
            setCrop(next);
            setMost(PAGE_SIZE);
          }}
        />
        <Field label={words.search} value={text} onChange={setText} mic autoComplete="off" />
        <MutedText>{found.length === 0 ? words.noneFound : words.found(found.length)}</MutedText>
        <List label={words.bookTitle}>
          {found.slice(0, visibleCount).map((entry) => (
            <ListItem
              key={entry.key}
              to={`/conditions/${entry.key}`}
              title={entry.name[language]}
              subtitle={typeNames[entry.type][language]}
              trailing={<DetectabilityBadge seen={detectabilityOf(entry.key)} />}
            />
          ))}
        </List>
        {found.length > visibleCount && (
          <Button tone="quiet" onClick={() => setMost(visibleCount + PAGE_SIZE)}>
            {words.showMore}
          </Button>
        )}
      </Stack>
    </Screen>
  );
};
