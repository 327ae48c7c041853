import { useState } from 'react';
import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { priceText } from '#features/offers/domain/price-text.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { Button, IconButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Below, ColourScene } from '#kit/web/ui/ColourScene.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { BinIcon, GearIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/crops.ts';
import { removeAlert } from '../contract.ts';
import { AlertSheet } from './AlertSheet.tsx';
import type { PriceAlert } from './projections.ts';
import { usePriceAlertRefusals, usePriceAlertWords } from './words.ts';
import styles from './price-alerts.module.css';

const AlertCard = ({ alert }: { readonly alert: PriceAlert }) => {
  const words = usePriceAlertWords();
  const refusalText = useRefusalText(usePriceAlertRefusals());
  const format = useFormat();
  const { language } = useLanguage();
  const store = useStore();
  const [isConfirming, setConfirming] = useState(false);
  const remove = async (): Promise<void> => {
    const result = await store.send(removeAlert, { id: alert.id });
    showToast(result.ok ? words.removed : `${words.failed} ${refusalText(result)}`, {
      tone: result.ok ? 'good' : 'bad',
    });
  };
  const { told } = alert;
  const about = [
    [alert.market, alert.county].filter(Boolean).join(', ') || words.anywhere,
    alert.unsent && words.unsent,
  ];
  return (
    <Card>
      <div className={styles.alert}>
        {drawingOf(alert.crop)}
        <div>
          <strong>{cropByKey(alert.crop)?.name[language] ?? alert.crop}</strong>
          <p className={styles.price}>
            {words.line[alert.direction](priceText(alert.price, alert.unit, language))}
          </p>
          <small>{about.filter(Boolean).join(' · ')}</small>
          {!alert.unsent && (
            <p>
              <State tone={told ? 'good' : 'unknown'}>
                {told
                  ? words.told(`KES ${format.number(told.per_kg, 1)}`, told.market, format.shortDay(told.day))
                  : words.waits}
              </State>
            </p>
          )}
          {alert.is_told && <small>{words.again}</small>}
        </div>
        <IconButton label={words.remove} icon={BinIcon} onClick={() => setConfirming(true)} />
      </div>
      {isConfirming && (
        <Confirm
          title={words.removeTitle}
          confirmLabel={words.remove}
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        />
      )}
    </Card>
  );
};

/** The user's own price alerts (MKT-07). */
export const PriceAlertsScreen = () => {
  const words = usePriceAlertWords();
  const alerts = [...useRows<PriceAlert>('price_alert')].reverse();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button wide onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <Screen
      title={words.title}
      back="/offers"
      ground="leaf"
      renderScene={(head) => (
        <ColourScene head={head}>
          <p>{words.lead}</p>
        </ColourScene>
      )}
      action={add}
    >
      <Below isAside>
        {alerts.length === 0 && <EmptyState drawing="prices" sentence={words.none} />}
        {alerts.map((alert) => (
          <AlertCard key={alert.id} alert={alert} />
        ))}
        <List>
          <ListItem icon={GearIcon} title={words.settings} subtitle={words.how} to="/settings" />
        </List>
      </Below>
      {isAdding && <AlertSheet onClose={() => setAdding(false)} />}
    </Screen>
  );
};
