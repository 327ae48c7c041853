// @cache later

import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { locate } from '#kit/web/place/locate.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { phoneText } from '../domain/phone.ts';
import { productOf } from '../domain/products.ts';
import type { SavedSearch } from './last-search.ts';
import { placeText } from './place-text.ts';
import { AskNeighbours, Results } from './Results.tsx';
import { useSupplierSearch } from './use-supplier-search.ts';
import { useSupplierWords } from './words.ts';
import styles from './ScanSuppliers.module.css';

/** Ten seconds, as required by SCN-18. */
const TOAST_MS = 10_000;
interface WantedProduct {
  readonly name: string;
  readonly find: string;
}
interface Props {
  readonly scan: { readonly field_id: string | null };
  readonly products: readonly WantedProduct[];
}

/** Recommended products, each with a search near the scan's field. Below them, only results of a real search. */
export const ScanSuppliers = ({ scan, products }: Props) => {
  const words = useSupplierWords();
  const field = useRow<Field>('field', scan.field_id ?? '');
  const { state, found, search } = useSupplierSearch();
  const [wanted, setWanted] = useState<WantedProduct | null>(null);
  const place = placeText(field);

  const showResultToast = ({ answer: { results } }: SavedSearch): void => {
    const shops = results
      .map((r) =>
        [r.name ?? words.kinds[r.kind], r.vicinity, r.phone && phoneText(r.phone)].filter(Boolean).join(', '),
      )
      .join('; ');
    showToast(results.length > 0 ? words.foundToast(shops) : words.none, { durationMs: TOAST_MS });
  };
  const find = useExclusiveAction(async (one: WantedProduct) => {
    setWanted(one);
    const located = field && !field.location_unconfirmed ? null : await locate();
    if (located && !located.ok) {
      showToast(words.placeFailed, { tone: 'bad' });
      return;
    }
    const at = located?.ok ? located.value : field!.location;
    const saved = await search({
      product: productOf(one.find),
      label: one.name,
      place,
      at: { lat: at.lat, lng: at.lng },
    });
    if (saved) showResultToast(saved);
    else if (navigator.onLine) showToast(words.failed, { tone: 'bad', durationMs: TOAST_MS });
  });
  const shown = found.find((k) =>
    wanted ? k.product === productOf(wanted.find) : products.some((p) => p.name === k.label),
  );

  return (
    <Stack>
      <Card>
        <Stack gap="small">
          <h2>{words.findTitle}</h2>
          {products.map((one) => (
            <div key={one.name} className={styles.line}>
              <span>{one.name}</span>
              <Button
                tone="quiet"
                busy={find.busy && wanted?.find === one.find}
                disabled={find.busy}
                aria-label={`${words.find}: ${one.name}`}
                onClick={() => find.run(one)}
              >
                {words.find}
              </Button>
            </div>
          ))}
          {state === 'offline' && <Notice>{words.offline}</Notice>}
          {state === 'failed' && wanted && (
            <ErrorCard
              what={words.failed}
              whatToDo={words.failedDo}
              action={
                <Row gap="small">
                  <AskNeighbours product={wanted.name} place={place} />
                  <Button tone="quiet" onClick={() => find.run(wanted)}>
                    {words.retry}
                  </Button>
                </Row>
              }
            />
          )}
        </Stack>
      </Card>
      {shown && (wanted !== null || shown.answer.results.length > 0) && (
        <section aria-label={words.localTitle}>
          <Stack gap="small">
            <h2>{words.localTitle}</h2>
            <Results savedSearch={shown} isNested />
          </Stack>
        </section>
      )}
    </Stack>
  );
};
