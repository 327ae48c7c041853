import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Between, Stack } from '#kit/web/ui/layout.tsx';
import type { Field } from '../domain/field.ts';
import { FieldSlot } from './field-slots.tsx';
import { useFieldWords } from './words.ts';

/** For Pro the pictures; for others what they would be, and that they are not there yet (FLD-10, FDC-01). */
export const SatellitePanel = ({ field, named }: { readonly field: Field; /** Says which field it is, where that is not the screen's title. */ readonly named?: boolean }) => {
  const words = useFieldWords();
  const { isPro } = useSubscriptionContext();
  return (
    <Card>
      <Stack gap="small">
        <Between><h2>{words.satellite}</h2><Badge tone="maize">{words.pro}</Badge></Between>
        {named && <h3>{field.name ?? words.unnamed}</h3>}
        {isPro ? <FieldSlot name="Satellite" field={field} otherwise={<p>{words.satelliteNone}</p>} /> : <><p>{words.satelliteSoon}</p><LinkButton to="/upgrade" tone="quiet">{words.upgradeNow}</LinkButton></>}
      </Stack>
    </Card>
  );
};
