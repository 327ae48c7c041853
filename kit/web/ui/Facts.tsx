import { useId } from 'react';
import { Card } from './Card.tsx';
import { Stack } from './layout.tsx';
import styles from './Facts.module.css';

export type Fact = readonly [label: string, value: string];

export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A list of facts under one heading. */
export const Facts = ({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) => {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <Stack gap="small">
        <h2 id={id}>{title}</h2>
        <FactList facts={facts} />
      </Stack>
    </Card>
  );
};
