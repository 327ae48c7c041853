import { fromPolygonText } from '#kit/pure/geometry.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Between, Stack } from '#kit/web/ui/layout.tsx';
import { PlotOutline } from '#kit/web/ui/PlotOutline.tsx';
import type { Field } from '../domain/field.ts';
import { FieldSlot } from './field-slots.tsx';
import { useFieldWords } from './words.ts';

/** What satellites say of a field; until something fills the slot, that there is nothing yet. */
const Nothing = ({ field }: { readonly field: Field }) => {
  const words = useFieldWords();
  return (
    <Stack gap="small">
      <PlotOutline ring={(fromPolygonText(field.boundary) ?? []).map((p) => [p.lng, p.lat] as const)} dashed={field.boundary_source === 'approximate'} />
      <p>{words.satelliteNone}</p>
    </Stack>
  );
};

/** For Pro the pictures; for others what they would be, and that they are not there yet (FLD-10, FDC-01). */
export const SatellitePanel = ({ field }: { readonly field: Field }) => {
  const words = useFieldWords();
  const { isPro } = useSubscriptionContext();
  return (
    <Card>
      <Stack gap="small">
        <Between><h2>{words.satellite}</h2><Badge tone="maize">{words.pro}</Badge></Between>
        {isPro ? <FieldSlot name="Satellite" field={field} otherwise={<Nothing field={field} />} /> : <><p>{words.satelliteSoon}</p><LinkButton to="/upgrade" tone="quiet">{words.upgradeNow}</LinkButton></>}
      </Stack>
    </Card>
  );
};
