import { useRow } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { FieldIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ProGate } from '#kit/web/ui/ProGate.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import type { Field } from '../../domain/field.ts';
import type { SatelliteReading } from '../../domain/vegetation.ts';
import { fieldName } from '../field-name.ts';
import { FieldSlot } from '../field-slots.tsx';
import { useFieldWords } from '../words.ts';

interface Props {
  readonly field: Field;
  /** A short version with the field's name, for screens that are not the field's own. */ readonly brief?: boolean;
}

/**
 * Satellite results. Without Pro, shows earlier analyses, if any, and the upgrade link (SAT-01, FLD-10,
 * FDC-01).
 */
export const SatellitePanel = ({ field, brief = false }: Props) => {
  const words = useFieldWords();
  const { isPro, plan } = useSubscriptionContext();
  const saved = useRow<SatelliteReading>('satellite_result', field.id);
  const content = (
    <Stack gap="small">
      {(isPro || saved) && (
        <FieldSlot
          name={brief ? 'SatelliteBrief' : 'Satellite'}
          field={field}
          loading={<Skeleton shapes={['picture', 'line']} />}
          otherwise={<MutedText>{words.partMissing}</MutedText>}
        />
      )}
      {plan === null && <MutedText>{words.checkingPlan}</MutedText>}
      <ProGate feature={words.satellite}>{null}</ProGate>
      {plan === 'free' && <MutedText>{saved ? words.satelliteKept : words.satellitePro}</MutedText>}
    </Stack>
  );
  if (brief)
    return (
      <Fold
        id="satellite"
        icon={FieldIcon}
        title={words.satellite}
        fact={`${words.pro} · ${fieldName(field, words)}`}
      >
        {content}
      </Fold>
    );
  return (
    <Card>
      <Stack gap="small">
        <SpaceBetween>
          <h2>{words.satellite}</h2>
          <Badge tone="maize">{words.pro}</Badge>
        </SpaceBetween>
        {content}
      </Stack>
    </Card>
  );
};
