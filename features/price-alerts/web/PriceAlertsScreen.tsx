import { useState } from 'react';
import { priceText } from '#features/offers/domain/price-text.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/crops.ts';
import { removeAlert } from '../contract.ts';
import { AlertSheet } from './AlertSheet.tsx';
import type { PriceAlert } from './projections.ts';
import { usePriceAlertRefusals, usePriceAlertWords } from './words.ts';

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
  return (
    <Card>
      <Stack gap="small">
        <strong>{cropByKey(alert.crop)?.name[language] ?? alert.crop}</strong>
        <p>{words.line[alert.direction](priceText(alert.price, alert.unit, language))}</p>
        <MutedText>{[alert.market, alert.county].filter(Boolean).join(', ') || words.anywhere}</MutedText>
        {alert.unsent ? (
          <MutedText>{words.unsent}</MutedText>
        ) : (
          <MutedText>
            {told
              ? words.told(`KES ${format.number(told.per_kg, 1)}`, told.market, format.shortDay(told.day))
              : words.waits}
          </MutedText>
        )}
        {alert.is_told && <MutedText>{words.again}</MutedText>}
        <Button tone="plain" onClick={() => setConfirming(true)}>
          {words.remove}
        </Button>
      </Stack>
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
  return (
    <Screen
      title={words.title}
      back="/offers"
      beside={
        alerts.length > 0 && (
          <Button icon={PlusIcon} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
    >
      <Stack>
        <MutedText>{words.lead}</MutedText>
        {alerts.length === 0 && (
          <EmptyState
            drawing="prices"
            sentence={words.none}
            action={<Button onClick={() => setAdding(true)}>{words.add}</Button>}
          />
        )}
        {alerts.map((alert) => (
          <AlertCard key={alert.id} alert={alert} />
        ))}
        <MutedText>{words.how}</MutedText>
        <LinkButton tone="plain" to="/settings">
          {words.settings}
        </LinkButton>
      </Stack>
      {isAdding && <AlertSheet onClose={() => setAdding(false)} />}
    </Screen>
  );
};
