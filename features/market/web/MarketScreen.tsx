import { useEffect, useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Select } from '#kit/web/ui/Field.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey, findCropByName } from '#knowledge/crops.ts';
import { ageOf, isOld } from '../domain/choose-quotes.ts';
import type { Insights } from '../prices-contract.ts';
import { ChartCard } from './ChartCard.tsx';
import { chooseField, chosenField, shownField } from './distance-field.ts';
import { LiveBar } from './LiveBar.tsx';
import { NoPrices } from './NoPrices.tsx';
import { FirstPrice, Stats, TopMarkets } from './Quotes.tsx';
import { MyReports, ReportSheet } from './ReportSheet.tsx';
import { SellingCards } from './SellingCards.tsx';
import { StoreCard } from './StoreCard.tsx';
import { useInsights } from './use-insights.ts';
import { useUnit } from './use-unit.ts';
import { useMarketWords } from './words.ts';

/** MKT-01. */
const DEFAULT_CROPS = ['maize', 'bean', 'tomato', 'cassava', 'rice'] as const;
const LIVE_KEY = 'market_live';
const CROP_KEY = 'market_crop';

/** The five default crops, then the crops that this farmer grows. */
const useCrops = (fields: readonly Field[]): readonly string[] => [
  ...new Set([...DEFAULT_CROPS, ...fields.flatMap((field) => findCropByName(field.crop_type)?.key ?? [])]),
];

const Prices = ({ insights, cropName }: { readonly insights: Insights; readonly cropName: string }) => {
  const words = useMarketWords();
  const format = useFormat();
  const today = dayInNairobi(new Date());
  const { unit, options, choose } = useUnit(insights.crop);
  const { rate, newest } = insights;
  return (
    <Stack gap="large">
      {newest && isOld(newest, today) && (
        <Notice tone="warn">{words.oldAll(Math.max(2, Math.round(ageOf(newest, today) / 30.4)))}</Notice>
      )}
      <FirstPrice insights={insights} unit={unit} today={today} />
      <Select label={words.unit} value={unit.measure as string} onChange={choose} options={options} />
      <TopMarkets insights={insights} unit={unit} today={today} />
      <ChartCard insights={insights} unit={unit} />
      <SellingCards insights={insights} unit={unit} today={today} />
      <StoreCard insights={insights} cropName={cropName} />
      <Stats insights={insights} unit={unit} today={today} />
      <Stack gap="small">
        <MutedText>
          {rate
            ? words.rate(
                format.number(rate.kes_per_usd, 1),
                format.shortDay(rate.day),
                words.sources[rate.source],
              )
            : words.noRate}
        </MutedText>
        <MutedText>{words.credit}</MutedText>
      </Stack>
    </Stack>
  );
};

interface CropPrices {
  readonly crop: string;
  readonly field: string | null;
  readonly cropName: string;
  readonly isLive: boolean;
  readonly onLive: (live: boolean) => void;
  /** Called with the field's county, if known. */ readonly onReport: (county: string) => void;
}

const CropPrices = ({ crop, field, cropName, isLive, onLive, onReport }: CropPrices) => {
  const words = useMarketWords();
  const state = useInsights(crop, field, isLive);
  const { shown, kept } = state;
  return (
    <Stack gap="large">
      <LiveBar state={state} isLive={isLive} onLive={onLive} />
      {kept && <MutedText>{kept.isOld ? words.copyOld : words.copy}</MutedText>}
      {shown && shown.newest !== null ? (
        <Prices insights={shown} cropName={cropName} />
      ) : (
        <NoPrices state={state} cropName={cropName} />
      )}
      <Button
        wide
        tone={shown?.newest ? 'quiet' : 'primary'}
        icon={PlusIcon}
        onClick={() => onReport(shown?.county ?? '')}
      >
        {words.report}
      </Button>
    </Stack>
  );
};

/** The price of a crop, where to sell it, and whether to sell it now. */
export const MarketScreen = () => {
  const words = useMarketWords();
  const { language } = useLanguage();
  const fields = useRows<Field>('field').filter((field) => !field.location_unconfirmed);
  const crops = useCrops(fields);
  const [crop, setCrop] = useState(() => {
    const saved = readPreference(CROP_KEY);
    return saved && cropByKey(saved) ? saved : 'maize';
  });
  const [chosenId, setChosenId] = useState(chosenField);
  const [isLive, setIsLive] = useState(() => readPreference(LIVE_KEY) !== 'off');
  const [reportCounty, setReportCounty] = useState<string | null>(null);
  useEffect(() => {
    writePreference(CROP_KEY, crop);
  }, [crop]);
  const field = shownField(fields, chosenId);
  const nameOf = (key: string): string => cropByKey(key)?.name[language] ?? key;
  const handleLive = (on: boolean): void => {
    setIsLive(on);
    writePreference(LIVE_KEY, on ? null : 'off');
  };
  return (
    <Screen title={words.title} back="/more">
      <Stack>
        <Choice
          label={words.crop}
          value={crop}
          onChange={setCrop}
          options={crops.map((value) => ({ value, label: nameOf(value) }))}
        />
        {fields.length > 1 && field && (
          <Select
            label={words.field}
            value={field.id}
            onChange={(id) => {
              setChosenId(id);
              chooseField(id);
            }}
            options={fields.map((one) => ({
              value: one.id,
              label: one.name ?? one.location_description ?? one.crop_type,
            }))}
          />
        )}
        <CropPrices
          key={`${crop} ${field?.id ?? ''}`}
          crop={crop}
          field={field?.id ?? null}
          cropName={nameOf(crop)}
          isLive={isLive}
          onLive={handleLive}
          onReport={setReportCounty}
        />
        <MyReports />
      </Stack>
      {reportCounty !== null && (
        <ReportSheet crop={crop} county={reportCounty} onClose={() => setReportCounty(null)} />
      )}
    </Screen>
  );
};
