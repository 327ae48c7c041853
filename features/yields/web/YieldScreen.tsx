import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Crop } from '#features/crops/domain/crop.ts';
import { cropName } from '#features/crops/web/crop-name.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOutbox, useRows } from '#kit/web/store/hooks.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { YieldPrediction } from '../domain/prediction-request.ts';
import { useRange } from './amounts.ts';
import { PredictForm } from './PredictForm.tsx';
import { usePredict } from './use-predict.ts';
import { useYieldForm } from './use-yield-form.ts';
import { useYieldWords } from './words.ts';
import { type PredictionState, YieldResult } from './YieldResult.tsx';

const YIELD_PATH = '/yield-predictor';
const MAX_EARLIER = 5;

const EarlierPredictionItem = ({ row }: { readonly row: YieldPrediction }) => {
  const { language } = useLanguage();
  const format = useFormat();
  const { range } = useRange(row);
  return (
    <ListItem
      to={`${YIELD_PATH}?p=${row.id}`}
      title={`${cropName(row.crop_type, language)}: ${range}`}
      subtitle={format.shortDay(new Date(row.created_at))}
    />
  );
};

const EarlierPredictions = ({ rows }: { readonly rows: readonly YieldPrediction[] }) => {
  const { result } = useYieldWords();
  if (rows.length === 0) return null;
  return (
    <Stack gap="small">
      <h2>{result.earlier}</h2>
      <List>
        {rows.slice(0, MAX_EARLIER).map((row) => (
          <EarlierPredictionItem key={row.id} row={row} />
        ))}
      </List>
    </Stack>
  );
};

/** Whether the shown prediction is pending, stored, or refused by the server. */
const usePredictionState = (
  id: string,
  stored: (YieldPrediction & { readonly pending?: boolean }) | undefined,
): PredictionState => {
  const isRefused = useOutbox().some(
    ({ name, args, state }) =>
      name === 'yields.predict' && state === 'refused' && (args as { id?: string }).id === id,
  );
  return isRefused ? 'refused' : stored && !stored.pending ? 'stored' : 'pending';
};

/** Shows the form, a loading state while a prediction is computed, or the prediction with id `?p=` (YLD-01). */
export const YieldScreen = () => {
  const words = useYieldWords();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const shownId = search.get('p');
  const fields = [...useRows<Field>('field')].sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
  const crops = useRows<Crop>('crop');
  const rows = [...useRows<YieldPrediction>('yield_prediction')].sort((a, b) =>
    a.created_at < b.created_at ? 1 : -1,
  );
  // Shown until the store has the row.
  const [computed, setComputed] = useState<YieldPrediction | null>(null);
  const draftForm = useYieldForm(fields, crops);
  const { busy, run } = usePredict(search.get('from') === 'crop', (row) => {
    setComputed(row);
    go(`${YIELD_PATH}?p=${row.id}`);
  });
  const stored = rows.find(({ id }) => id === shownId);
  const row = stored ?? (computed?.id === shownId ? computed : undefined);
  const predictionState = usePredictionState(shownId ?? '', stored);
  const again = (): void => {
    draftForm.reset();
    go(YIELD_PATH);
  };
  return (
    <Screen title={words.title} back={row ? YIELD_PATH : '/more'}>
      {busy ? (
        <Stack>
          <p role="status">{words.analysing}</p>
          <Skeleton shapes={['card', 'card']} />
        </Stack>
      ) : row ? (
        <YieldResult
          row={row}
          predictionState={predictionState}
          onAgain={again}
          onEnterPrice={() => go(YIELD_PATH)}
        />
      ) : (
        <Stack gap="large">
          <PredictForm
            draftForm={draftForm}
            fields={fields}
            crops={crops}
            onPredict={(facts) => {
              void run(draftForm.value, facts);
            }}
          />
          <EarlierPredictions rows={rows} />
        </Stack>
      )}
    </Screen>
  );
};
