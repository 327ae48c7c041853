// @cache later

import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { FieldChoice } from '#features/fields/web/FieldChoice.tsx';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useOnline } from '#kit/web/network.ts';
import { locate } from '#kit/web/place/locate.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { ShopIcon } from '#kit/web/ui/more-icons.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { type Product, products } from '../domain/products.ts';
import { placeText } from './place-text.ts';
import type { Suggestion } from './projections.ts';
import { AskNeighbours, Results } from './Results.tsx';
import { SuggestSheet } from './SuggestSheet.tsx';
import { useSupplierSearch } from './use-supplier-search.ts';
import { useSupplierWords } from './words.ts';

const CURRENT_PLACE = 'here';
const tones = { waiting: 'sky', accepted: 'leaf', refused: 'clay' } as const;

const MySuggestions = () => {
  const words = useSupplierWords();
  const rows = useRows<Suggestion>('supplier_suggestion');
  if (rows.length === 0) return null;
  return (
    <Stack gap="small">
      <h2>{words.mine}</h2>
      <List>
        {[...rows].reverse().map((s) => (
          <ListItem
            key={s.id}
            icon={ShopIcon}
            title={s.name}
            subtitle={s.reason ? words.because(s.reason) : `${s.place}, ${s.county}`}
            trailing={<Badge tone={tones[s.status]}>{words.status[s.status]}</Badge>}
          />
        ))}
      </List>
    </Stack>
  );
};

/** Nearby sellers: requested from the server, cached with their age on the phone. */
export const SuppliersScreen = () => {
  const words = useSupplierWords();
  const online = useOnline();
  const fields = useRows<Field>('field').filter((f) => !f.location_unconfirmed);
  const { state, found, search } = useSupplierSearch();
  const [product, setProduct] = useState<Product>('farm_inputs');
  const [from, setFrom] = useState<string>(fields[0]?.id ?? CURRENT_PLACE);
  const [suggesting, setSuggesting] = useState(false);
  const field = fields.find((f) => f.id === from);

  const runSearch = useExclusiveAction(async () => {
    const located = field ? null : await locate();
    if (located && !located.ok) {
      showToast(words.placeFailed, { tone: 'bad' });
      return;
    }
    const at = field?.location ?? (located?.ok ? located.value : null);
    if (at)
      await search({
        product,
        label: words.products[product],
        place: placeText(field),
        at: { lat: at.lat, lng: at.lng },
      });
  });
  const shown = found.find((k) => k.product === product);

  return (
    <Screen
      title={words.title}
      back="/more"
      action={
        <Button wide busy={runSearch.busy} onClick={() => runSearch.run()}>
          {words.search}
        </Button>
      }
    >
      <Stack>
        <MutedText>{words.lead}</MutedText>
        <Choice<Product>
          label={words.product}
          value={product}
          onChange={setProduct}
          options={products.map((value) => ({ value, label: words.products[value] }))}
        />
        {fields.length > 0 && (
          <FieldChoice
            label={words.from}
            fields={fields}
            value={from}
            onChange={setFrom}
            after={[{ value: CURRENT_PLACE, label: words.here }]}
          />
        )}
        {(state === 'offline' || !online) && <Notice>{words.offline}</Notice>}
        {state === 'asking' && (
          <>
            <p role="status">{words.searching}</p>
            <Skeleton shapes={['card', 'card']} />
          </>
        )}
        {state === 'failed' && (
          <ErrorCard
            what={words.failed}
            whatToDo={words.failedDo}
            action={
              <Row gap="small">
                <AskNeighbours product={words.products[product]} place={placeText(field)} />
                <Button tone="quiet" onClick={() => runSearch.run()}>
                  {words.retry}
                </Button>
              </Row>
            }
          />
        )}
        {state !== 'asking' && shown && <Results savedSearch={shown} />}
        <Button tone="quiet" icon={PlusIcon} onClick={() => setSuggesting(true)}>
          {words.suggest}
        </Button>
        <MySuggestions />
      </Stack>
      {suggesting && <SuggestSheet onClose={() => setSuggesting(false)} />}
    </Screen>
  );
};
