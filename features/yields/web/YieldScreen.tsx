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

export const HOME = '/yield-predictor';
const MAX_SHOWN = 5;

const EarlierLine = ({ row }: { readonly row: YieldPrediction }) => {
  const { language } = useLanguage();
  const format = useFormat();
  const { range } = useRange(row);
  return (
    <ListItem
      to={`${HOME}?p=${row.id}`}
      title={`${cropName(row.crop_type, language)}: ${range}`}
      subtitle={format.shortDay(new Date(row.created_at))}
    />
  );
};

const Earlier = ({ rows }: { readonly rows: readonly YieldPrediction[] }) => {
  const { result } = useYieldWords();
  if (rows.length === 0) return null;
  return (
    <Stack gap="small">
      <h2>{result.earlier}</h2>
      <List>
        {rows.slice(0, MAX_SHOWN).map((row) => (
          <EarlierLine key={row.id} row={row} />
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
  return isRefused ? 'refused' : stored && !stored.pending ? 'kept' : 'waits';
};

/** Form, analysis and result (YLD-01). */
export const YieldScreen = () => {
  const words = useYieldWords();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const shown = search.get('p');
  const fields = [...useRows<Field>('field')].sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
  const crops = useRows<Crop>('crop');
  const rows = [...useRows<YieldPrediction>('yield_prediction')].sort((a, b) =>
    a.created_at < b.created_at ? 1 : -1,
  );
  const [computed, setMade] = useState<YieldPrediction | null>(null);
  const draftForm = useYieldForm(fields, crops);
  const { busy, run } = usePredict(search.get('from') === 'crop', (row) => {
    setMade(row);
    go(`${HOME}?p=${row.id}`);
  });
  const stored = rows.find(({ id }) => id === shown);
  const row = stored ?? (computed?.id === shown ? computed : undefined);
  const predictionState = usePredictionState(shown ?? '', stored);
  const again = (): void => {
    draftForm.reset();
    go(HOME);
  };
  return (
    <Screen title={words.title} back={row ? HOME : '/more'}>
      {busy ? (
        <Stack>
          <p role="status">{words.analysing}</p>
          <Skeleton shapes={['card', 'card']} />
        </Stack>
      ) : row ? (
        <YieldResult row={row} predictionState={predictionState} onAgain={again} onPrice={() => go(HOME)} />
      ) : (
        <Stack gap="large">
          <PredictForm
            draftForm={draftForm}
            fields={fields}
            crops={crops}
            onPredict={(known) => {
              void run(draftForm.value, known);
            }}
          />
          <Earlier rows={rows} />
        </Stack>
      )}
    </Screen>
  );
};
