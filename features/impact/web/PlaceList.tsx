import { useFieldName } from '#features/fields/web/field-name.ts';
import type { noticeRows } from '#features/sightings/contract.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import type { readPlaces } from '../contract.ts';
import { useImpactWords } from './words.ts';
import styles from './dashboard.module.css';

const MAX_PLACES = 5;
const MAX_NOTICES = 3;

/** Findings of neighbours' checks around the area that the farmer follows. */
const NearbySightings = () => {
  const { places: words } = useImpactWords();
  const { language } = useLanguage();
  const format = useFormat();
  const notices = [...useRows<RowOf<typeof noticeRows>>('sighting_notice')].sort((a, b) =>
    a.day < b.day ? 1 : -1,
  );
  return (
    <div>
      {notices.slice(0, MAX_NOTICES).map((n) => (
        <p key={n.id}>
          {words.near(conditionByKey(n.condition)?.name[language] ?? n.condition, format.shortDay(n.day))}
        </p>
      ))}
      <LinkButton to="/sightings" tone="plain">
        {words.nearby}
      </LinkButton>
    </div>
  );
};

/** Where the farmer's checks were made, and the most frequent finding there. */
export const PlaceList = ({ value: { places } }: { readonly value: ReplyOf<typeof readPlaces> }) => {
  const { places: words } = useImpactWords();
  const { language } = useLanguage();
  const format = useFormat();
  const nameOf = useFieldName();
  const titleOf = ({ fieldId, name, county }: (typeof places)[number]): string =>
    [fieldId === null ? words.elsewhere : nameOf({ name }), county].filter(Boolean).join(' · ');
  return (
    <Stack gap="small">
      <ul className={styles.list}>
        {places.slice(0, MAX_PLACES).map((place) => (
          <li key={place.fieldId ?? place.county ?? ''}>
            <strong>{titleOf(place)}</strong>
            <p>
              {words.line(format.number(place.checks), format.number(place.sick))}{' '}
              {place.condition &&
                words.most(conditionByKey(place.condition)?.name[language] ?? place.condition)}
            </p>
            <MutedText>{words.last(format.shortDay(new Date(place.lastCheck)))}</MutedText>
          </li>
        ))}
      </ul>
      <NearbySightings />
    </Stack>
  );
};
