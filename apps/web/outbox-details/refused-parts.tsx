import type { OutboxItemView } from '#kit/web/store/store.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { outboxDetailsEn } from '../words.outbox-details.en.ts';
import { outboxDetailsSw } from '../words.outbox-details.sw.ts';
import { sw } from '../words.sw.ts';
import type { Target } from './outbox-item.ts';
import type { RowTextContext } from './row-text-context.ts';
import { pathOf } from './titles.ts';

export interface RefusedProps {
  readonly item: OutboxItemView;
  readonly speech: RowTextContext;
  /** The reason as text for the farmer. */
  readonly why: string;
  /** The farmer's action, with the name of the row. */
  readonly what: string;
  /** Asks for confirmation, then discards the named items. */
  readonly onDiscard: (what: string) => void;
}
export interface PartProps extends RefusedProps {
  readonly target: Target | null;
}

export const useOutboxWords = () => ({
  ...useWords({ en, sw }).outbox,
  more: useWords({ en: outboxDetailsEn, sw: outboxDetailsSw }),
});
const pathTo = (target: Target | null): string | null =>
  target?.currentRow ? pathOf(target.kind, target.currentRow) : null;

/** Opens the screen of the row, if it still exists. */
export const OpenTargetButton = ({ target }: { readonly target: Target | null }) => {
  const { more } = useOutboxWords();
  const path = pathTo(target);
  return (
    path && (
      <LinkButton to={path} tone="quiet">
        {more.look}
      </LinkButton>
    )
  );
};
