import { Fragment } from 'react';
import { Link } from 'wouter';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { isSameAlert } from '../domain/same-alert.ts';
import { NAMES_SHOWN, useFieldNames } from './AlertCard.tsx';
import type { Alert } from './projections.ts';
import { useAlerts } from './use-alerts.ts';
import { useAlertWords } from './words.ts';
import styles from './alerts.module.css';

const OtherField = ({ alert }: { readonly alert: Alert }) => (
  <Link href={`/alerts/${alert.id}`}>{useFieldNames([alert.field_id])}</Link>
);

const Links = ({ alerts }: { readonly alerts: readonly Alert[] }) =>
  alerts.map((one, i) => (
    <Fragment key={one.id}>
      {i > 0 && ', '}
      <OtherField alert={one} />
    </Fragment>
  ));

/** Links to the other fields with the same cause, because a message covers all of them but links to only one. */
export const OtherFields = ({ alert }: { readonly alert: Alert }) => {
  const words = useAlertWords();
  const others = useAlerts().openAlerts.filter(
    (one) => one.field_id !== alert.field_id && isSameAlert(one.raised, alert.raised),
  );
  if (others.length === 0) return null;
  const more = others.slice(NAMES_SHOWN);
  return (
    <div>
      <MutedText>
        {words.alsoOn}: <Links alerts={others.slice(0, NAMES_SHOWN)} />
      </MutedText>
      {more.length > 0 && (
        <details className={styles.why}>
          <summary>+{more.length}</summary>
          <Links alerts={more} />
        </details>
      )}
    </div>
  );
};
