import { Fragment } from 'react';
import { Link } from 'wouter';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { isSameMatter } from '../domain/same-matter.ts';
import { useFieldNames } from './AlertCard.tsx';
import type { Alert } from './projections.ts';
import { useAlerts } from './use-alerts.ts';
import { useAlertWords } from './words.ts';

const One = ({ alert }: { readonly alert: Alert }) => (
  <Link href={`/alerts/${alert.id}`}>{useFieldNames([alert.field_id])}</Link>
);

/** Links to the other fields with the same cause, because a message covers all of them but links to only one. */
export const AlsoOn = ({ alert }: { readonly alert: Alert }) => {
  const words = useAlertWords();
  const others = useAlerts().each.filter(
    (one) => one.field_id !== alert.field_id && isSameMatter(one.raised, alert.raised),
  );
  if (others.length === 0) return null;
  return (
    <MutedText>
      {words.alsoOn}:{' '}
      {others.map((one, i) => (
        <Fragment key={one.id}>
          {i > 0 && ', '}
          <One alert={one} />
        </Fragment>
      ))}
    </MutedText>
  );
};
