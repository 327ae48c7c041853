import { useState } from 'react';
import type { Point } from '#kit/pure/geometry.ts';
import { useOnline } from '#kit/web/network.ts';
import { recentLocations, saveRecentLocation, MAX_SHOWN_LOCATIONS } from '#kit/web/place/recent-locations.ts';
import { Field } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useGazetteer } from './gazetteer.ts';
import { MapSearch } from './MapSearch.tsx';
import { type PickedPlace, pickedFrom, pickedFromMapSearch, UNKNOWN_KIND_ACCURACY_M } from './picked.ts';
import { usePlaceSearch } from './use-place-search.ts';
import { usePlaceWords } from './words.ts';

interface Props {
  readonly onPick: (picked: PickedPlace) => void;
  /** Nearer places first among equal names. */
  readonly near?: Point | null;
}

const MIN_MAP_SEARCH_CHARACTERS = 3;

const Recent = ({ onPick }: Pick<Props, 'onPick'>) => {
  const words = usePlaceWords();
  const recent = recentLocations().slice(0, MAX_SHOWN_LOCATIONS);
  if (recent.length === 0) return null;
  return (
    <section aria-label={words.recent}>
      <MutedText>{words.recent}</MutedText>
      <List>
        {recent.map((place) => (
          <ListItem
            key={place.name}
            icon={PinIcon}
            title={place.name}
            onClick={() => onPick({ ...place, elevation: null, accuracy_m: UNKNOWN_KIND_ACCURACY_M })}
          />
        ))}
      </List>
    </section>
  );
};

/** Finds a place by name in the offline gazetteer. Online, it also offers the server's map search. */
export const PlaceSearch = ({ onPick, near = null }: Props) => {
  const words = usePlaceWords();
  const [typed, setTyped] = useState('');
  const gazetteer = useGazetteer(true);
  const found = usePlaceSearch(gazetteer, typed, near);
  const online = useOnline();
  const pick = (picked: PickedPlace): void => {
    saveRecentLocation(picked);
    setTyped('');
    onPick(picked);
  };
  return (
    <Stack gap="small">
      <Field
        label={words.search}
        hint={words.hint}
        value={typed}
        onChange={setTyped}
        mic
        autoComplete="off"
        maxLength={60}
        enterKeyHint="search"
      />
      {gazetteer === 'missing' && <Notice>{words.missing}</Notice>}
      {typed === '' && <Recent onPick={pick} />}
      {typed !== '' && gazetteer === 'opening' && <p role="status">{words.opening}</p>}
      {found && (
        <>
          <p role="status" className="unseen">
            {found.length > 0 ? words.found(found.length) : words.none}
          </p>
          {found.length === 0 && <Notice title={words.none}>{words.noneDo}</Notice>}
          {found.length > 0 && (
            <List label={words.search}>
              {found.map((place) => (
                <ListItem
                  key={`${place.name} ${place.lat} ${place.lng}`}
                  icon={PinIcon}
                  title={place.name}
                  subtitle={[words.kinds[place.kind], place.county].filter(Boolean).join(' · ')}
                  onClick={() => pick(pickedFrom(place))}
                />
              ))}
            </List>
          )}
          {found.length > 0 && <MutedText>{words.credit}</MutedText>}
        </>
      )}
      {online &&
        typed.trim().length >= MIN_MAP_SEARCH_CHARACTERS &&
        (found !== null || gazetteer === 'missing') && (
          <MapSearch
            key={typed}
            typed={typed.trim()}
            onPick={(place) =>
              pick(
                pickedFromMapSearch(place, typeof gazetteer === 'object' ? gazetteer.placeOf(place) : null),
              )
            }
          />
        )}
    </Stack>
  );
};
