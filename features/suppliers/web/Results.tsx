import { Age } from '#kit/web/ui/Age.tsx';
import { ExternalLink } from '#kit/web/ui/Button.tsx';
import { ChatIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { whatsappLink } from '../domain/phone.ts';
import type { SavedSearch } from './last-search.ts';
import { SupplierCard } from './SupplierCard.tsx';
import { useSupplierWords } from './words.ts';

const OSM_COPYRIGHT_URL = 'https://www.openstreetmap.org/copyright';

/** A WhatsApp link for asking neighbours. */
export const AskNeighbours = ({ product, place }: { readonly product: string; readonly place: string }) => {
  const words = useSupplierWords();
  return (
    <ExternalLink tone="quiet" icon={ChatIcon} href={whatsappLink(null, words.shareText(product, place))}>
      {words.share}
    </ExternalLink>
  );
};

/** One search result with its age, sources and credit. `isNested`: part of a section that has its own heading. */
export const Results = ({
  savedSearch: { label, place, answer },
  isNested,
}: {
  readonly savedSearch: SavedSearch;
  readonly isNested?: boolean;
}) => {
  const words = useSupplierWords();
  const { results, places, at } = answer;
  return (
    <Stack>
      <SpaceBetween gap="small">
        {isNested ? <strong>{label}</strong> : <h2>{label}</h2>}
        <Age at={at} />
      </SpaceBetween>
      {places.sample && <Notice tone="warn">{words.sample}</Notice>}
      {results.length === 0 ? (
        <Notice title={words.none} action={<AskNeighbours product={label} place={place} />}>
          {words.noneDo}
        </Notice>
      ) : (
        <>
          <p>{words.found(results.length)}</p>
          {results.map((s) => (
            <SupplierCard
              key={s.id}
              supplier={s}
              product={label}
              place={place}
              isSample={places.sample && s.source !== 'own'}
            />
          ))}
        </>
      )}
      {places.state === 'waiting' && <MutedText>{words.moreLater}</MutedText>}
      {places.state === 'kept' && (
        <p>
          <a href={OSM_COPYRIGHT_URL} target="_blank" rel="noopener">
            {words.attribution}
          </a>
        </p>
      )}
    </Stack>
  );
};
