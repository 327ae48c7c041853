import { type ReactNode, useEffect, useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { CropChoice } from '#features/fields/web/CropChoice.tsx';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { EditIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey, findCropByName } from '#knowledge/crops.ts';
import { ageOf, isOld } from '../domain/choose-quotes.ts';
import type { Insights } from '../prices-contract.ts';
import { BrokerFold } from './BrokerFold.tsx';
import { chooseField, chosenField, shownField } from './distance-field.ts';
import { LiveBar } from './LiveBar.tsx';
import { MoneyInHand } from './MoneyInHand.tsx';
import { NoPrices } from './NoPrices.tsx';
import { PriceScene } from './PriceScene.tsx';
import { MyReports, ReportSheet } from './ReportSheet.tsx';
import { SettingsFold } from './SettingsFold.tsx';
import { StatsFold } from './StatsFold.tsx';
import { StoreFold } from './StoreFold.tsx';
import { MonthsFold, TrendCard } from './TrendCard.tsx';
import { useCosts } from './use-costs.ts';
import { useInsights } from './use-insights.ts';
import { type UnitChoice, useUnit } from './use-unit.ts';
import { useMarketWords } from './words.ts';
import styles from './market.module.css';

/** MKT-01. */
const DEFAULT_CROPS = ['maize', 'bean', 'tomato', 'cassava', 'rice'] as const;
const LIVE_KEY = 'market_live';
const CROP_KEY = 'market_crop';

/** The five default crops, then the crops that this farmer grows, then the chosen one. */
const cropsOf = (fields: readonly Field[], chosen: string): readonly string[] => [
  ...new Set([
    ...DEFAULT_CROPS,
    ...fields.flatMap((field) => findCropByName(field.crop_type)?.key ?? []),
    chosen,
  ]),
];

/** The crop and the field that this farmer chose last, remembered on this phone. */
const useChoices = () => {
  const fields = useRows<Field>('field').filter((field) => !field.location_unconfirmed);
  const [crop, setCrop] = useState(() => {
    const saved = readPreference(CROP_KEY);
    return saved && cropByKey(saved) ? saved : 'maize';
  });
  const [chosenId, setChosenId] = useState(chosenField);
  useEffect(() => {
    writePreference(CROP_KEY, crop);
  }, [crop]);
  return {
    fields,
    crop,
    setCrop,
    field: shownField(fields, chosenId),
    setField: (id: string): void => {
      setChosenId(id);
      chooseField(id);
    },
  };
};

interface PricesProps {
  readonly insights: Insights;
  readonly choices: ReturnType<typeof useChoices>;
  readonly unit: UnitChoice;
  readonly cropName: string;
  readonly today: Day;
  readonly actions: ReactNode;
  readonly rest: ReactNode;
}

/** Message, chart, actions and money in hand; then one row per question. `rest` are further rows. */
const Prices = ({ insights, choices, unit: choice, cropName, today, actions, rest }: PricesProps) => {
  const words = useMarketWords();
  const costs = useCosts();
  const { unit } = choice;
  const { newest } = insights;
  return (
    <>
      <div className={styles.first}>
        {newest && isOld(newest, today) && (
          <Notice tone="warn">{words.oldAll(Math.max(2, Math.round(ageOf(newest, today) / 30.4)))}</Notice>
        )}
        <TrendCard insights={insights} unit={unit} />
        {actions}
        <MoneyInHand insights={insights} unit={unit} today={today} costs={costs} />
      </div>
      <div className={styles.rest}>
        <BrokerFold insights={insights} unit={unit} today={today} costs={costs} />
        <StoreFold insights={insights} cropName={cropName} />
        <MonthsFold insights={insights} unit={unit} />
        <StatsFold insights={insights} unit={unit} today={today} />
        <SettingsFold
          insights={insights}
          unit={choice}
          today={today}
          fields={choices.fields}
          field={choices.field}
          onField={choices.setField}
        />
        {rest}
      </div>
    </>
  );
};

interface Props {
  /** The actions on the price; quiet ones when there is no price. */
  readonly renderActions?: (hasPrice: boolean) => ReactNode;
  /** Rows that belong to the price. */
  readonly renderRows?: () => ReactNode;
}

/** The price of a crop, where to sell it, and whether to sell it now. */
export const MarketScreen = ({ renderActions, renderRows }: Props) => {
  const words = useMarketWords();
  const { language } = useLanguage();
  const choices = useChoices();
  const { crop, field } = choices;
  const [isLive, setIsLive] = useState(() => readPreference(LIVE_KEY) !== 'off');
  const [isReporting, setReporting] = useState(false);
  const state = useInsights(crop, field?.id ?? null, isLive);
  const unit = useUnit(crop);
  const today = dayInNairobi(new Date());
  const { shown } = state;
  const hasPrice = Boolean(shown?.newest);
  const cropName = cropByKey(crop)?.name[language] ?? crop;
  const actions = renderActions?.(hasPrice);
  const rest = (
    <>
      {hasPrice && (
        <List>
          {renderRows?.()}
          <ListItem icon={EditIcon} tone="sky" title={words.report} onClick={() => setReporting(true)} />
        </List>
      )}
      <LiveBar
        state={state}
        isLive={isLive}
        onLive={(on) => {
          setIsLive(on);
          writePreference(LIVE_KEY, on ? null : 'off');
        }}
      />
      <MyReports />
    </>
  );
  return (
    <Screen
      title={words.title}
      back="/more"
      ground="leaf"
      renderScene={(head) => (
        <PriceScene
          head={head}
          chips={
            <CropChoice
              isLine
              label={words.crop}
              crops={cropsOf(choices.fields, crop)}
              value={crop}
              onChange={choices.setCrop}
            />
          }
          insights={shown}
          unit={unit.unit}
          cropName={cropName}
          today={today}
        />
      )}
    >
      <div className={styles.below}>
        {shown && hasPrice ? (
          <Prices
            key={crop}
            insights={shown}
            choices={choices}
            unit={unit}
            cropName={cropName}
            today={today}
            actions={actions}
            rest={rest}
          />
        ) : (
          <>
            <div className={styles.first}>
              <NoPrices state={state} cropName={cropName} onReport={() => setReporting(true)} />
              {actions}
            </div>
            <div className={styles.rest}>{rest}</div>
          </>
        )}
      </div>
      {isReporting && (
        <ReportSheet crop={crop} county={shown?.county ?? ''} onClose={() => setReporting(false)} />
      )}
    </Screen>
  );
};
