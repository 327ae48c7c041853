import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Empty } from '#kit/web/ui/Empty.tsx';
import { StarIcon } from '#kit/web/ui/icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useWords } from '#kit/web/words.tsx';
import { laterEn } from '../words.later.en.ts';
import { laterSw } from '../words.later.sw.ts';

export type LaterPart = keyof typeof laterEn.titles;

/** A part of Pro that is not there yet, said to whoever paid for Pro. */
export const NotOpenScreen = ({ part }: { readonly part: LaterPart }) => {
  const words = useWords({ en: laterEn, sw: laterSw });
  return (
    <Screen title={words.titles[part]} back="/more">
      <Empty drawing={<StarIcon size={96} />} sentence={words.notOpen} action={<LinkButton to="/dashboard">{words.home}</LinkButton>} />
    </Screen>
  );
};
