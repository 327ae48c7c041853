import { useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button, ExternalLink } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { mapSearchStatus, searchMap, type MapSearchPlace } from '../contract.ts';
import { usePlaceWords } from './words.ts';

type Answer = ReplyOf<typeof searchMap>;
interface Props {
  readonly typed: string;
  readonly onPick: (place: MapSearchPlace) => void;
}

const Found = ({ answer, onPick }: { readonly answer: Answer } & Pick<Props, 'onPick'>) => {
  const words = usePlaceWords();
  if (answer.places.length === 0) return <Notice>{words.widerNone}</Notice>;
  return (
    <section aria-label={words.widerFound}>
      <MutedText>{words.widerFound}</MutedText>
      {answer.sample && <Notice tone="warn">{words.widerSample}</Notice>}
      <List>
        {answer.places.map((place) => (
          <ListItem
            key={`${place.name} ${place.lat} ${place.lng}`}
            icon={PinIcon}
            title={place.name}
            subtitle={place.detail}
            onClick={() => onPick(place)}
          />
        ))}
      </List>
      {!answer.sample && (
        <ExternalLink tone="plain" href="https://www.openstreetmap.org/copyright">
          {words.widerCredit}
        </ExternalLink>
      )}
    </section>
  );
};

/** The server's map search, if configured: only on request, never while typing. */
export const MapSearch = ({ typed, onPick }: Props) => {
  const words = usePlaceWords();
  const { language } = useLanguage();
  const refusalText = useRefusalText(words.refusals);
  const about = useOnlineCall('places.wider', () => call(mapSearchStatus, {}));
  const [answer, setAnswer] = useState<Answer | string | null>(null);
  const ask = useExclusiveAction(async () => {
    const found = await call(searchMap, { body: { query: typed, language } });
    setAnswer(found.ok ? found.value : refusalText(found));
  });
  if (!about.value?.available) return null;
  if (answer !== null && typeof answer !== 'string') return <Found answer={answer} onPick={onPick} />;
  return (
    <Stack gap="small">
      {answer !== null && <Notice tone="bad">{answer}</Notice>}
      <Button tone="quiet" wide busy={ask.busy} onClick={() => ask.run()}>
        {words.wider}
      </Button>
      <MutedText>{words.widerText}</MutedText>
    </Stack>
  );
};
