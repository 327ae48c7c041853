import { useDeferredValue, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionEntries, cropByKey, crops, typeNames } from '#knowledge/index.ts';
import type { ConditionEntry } from '#knowledge/types.ts';
import { ANY, ChosenCrop, CropTiles } from './CropTiles.tsx';
import { detectabilityOf } from './detectable-classes.ts';
import { useGuideWords } from './guide-words.ts';
import { SignTiles } from './SignTiles.tsx';

const PAGE_SIZE = 12;
const ALL = '';
const diseaseEntries: readonly ConditionEntry[] = Object.values<ConditionEntry>(conditionEntries).filter(
  (entry) => entry.type !== 'healthy',
);
const cropsInBook = [...crops.filter((c) => c.book).map((c) => c.key), ANY];

/** Searches names in both languages and scientific names; pests of every crop come after the crop's own. */
const search = (text: string, crop: string): readonly ConditionEntry[] => {
  const wanted = text.trim().toLowerCase();
  const book = cropByKey(crop)?.book ?? crop;
  return diseaseEntries
    .filter(
      (e) =>
        (crop === ALL || e.crop === book || e.crop === ANY) &&
        [e.name.en, e.name.sw, e.scientificName].some((name) => name.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => Number(a.crop === ANY) - Number(b.crop === ANY));
};

const Found = ({ found }: { readonly found: readonly ConditionEntry[] }) => {
  const words = useGuideWords();
  const { language } = useLanguage();
  const [visibleCount, setMost] = useState(PAGE_SIZE);
  if (found.length === 0) return <EmptyState drawing="found" sentence={words.noneFound} />;
  return (
    <>
      <SignTiles
        label={words.bookTitle}
        tiles={found.slice(0, visibleCount).map((entry) => ({
          condition: entry.key,
          note: typeNames[entry.type][language],
          seen: detectabilityOf(entry.key),
        }))}
      />
      {found.length > visibleCount && (
        <Button tone="quiet" onClick={() => setMost(visibleCount + PAGE_SIZE)}>
          {words.showMore}
        </Button>
      )}
    </>
  );
};

/** Every knowledge-base page, including ones no photo can detect: first the crops, then their signs. */
export const ConditionsScreen = () => {
  const words = useGuideWords();
  const asked = new URLSearchParams(useSearch()).get('crop') ?? '';
  const crop = asked === ANY ? ANY : (cropByKey(asked)?.key ?? ALL);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const found = useMemo(() => search(wanted, crop), [wanted, crop]);
  const showsCrops = crop === ALL && wanted.trim() === '';
  return (
    <Screen
      title={words.bookTitle}
      back="/scan"
      wide
      action={
        <LinkButton wide icon={HelpIcon} to={`/scan/key${crop ? `?crop=${crop}` : ''}`}>
          {words.keyTitle}
        </LinkButton>
      }
    >
      <Stack>
        <Field label={words.search} value={text} onChange={setText} mic autoComplete="off" />
        {crop !== ALL && <ChosenCrop crop={crop} to="/conditions" />}
        {found.length > 0 && <MutedText>{words.found(found.length)}</MutedText>}
        {showsCrops ? (
          <CropTiles label={words.crop} crops={cropsInBook} to={(key) => `/conditions?crop=${key}`} />
        ) : (
          <Found key={`${crop} ${wanted}`} found={found} />
        )}
      </Stack>
    </Screen>
  );
};
