import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Facts } from '#kit/web/ui/Facts.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { database, type DatabaseState } from '../contract.ts';
import { Measurement, StaffScreen, useAdminWords, useFigures } from './staff-ui.tsx';

interface Line {
  readonly title: string;
  readonly subtitle: string;
}

const Lines = ({
  title,
  none,
  of,
}: {
  readonly title: string;
  readonly none: string;
  readonly of: readonly Line[];
}) => (
  <Card>
    <Stack gap="small">
      <h2>{title}</h2>
      {of.length === 0 ? (
        <MutedText>{none}</MutedText>
      ) : (
        <List label={title}>
          {of.map((line) => (
            <ListItem key={line.title} {...line} />
          ))}
        </List>
      )}
    </Stack>
  </Card>
);

const State = ({ of: d }: { readonly of: DatabaseState }) => {
  const { database: words, answers, system } = useAdminWords();
  const format = useFormat();
  return (
    <>
      <Facts
        title={words.title}
        facts={[
          [words.size, format.bytes(d.bytes)],
          [words.version, d.version],
          [words.connections, answers.of(format.number(d.connections), format.number(d.most_connections))],
          [words.memory, d.from_memory === null ? words.unknown : format.percent(d.from_memory)],
        ]}
      />
      <Lines
        title={words.tables}
        none={words.unknown}
        of={d.tables.map(({ name, bytes, rows }) => ({
          title: name,
          subtitle: `${format.bytes(bytes)} · ${rows === null ? words.rowsUnknown : words.rows(format.number(rows))}`,
        }))}
      />
      <Lines
        title={words.running}
        none={words.runningNone}
        of={d.running.map(({ seconds, text }) => ({
          title: text,
          subtitle: system.seconds(Math.round(seconds)),
        }))}
      />
      <Lines
        title={words.slow}
        none={d.slow === null ? words.slowOff : words.slowNone}
        of={(d.slow ?? []).map((s) => ({
          title: s.text,
          subtitle: words.calls(format.number(s.mean_ms, 1), format.number(s.calls)),
        }))}
      />
      <Lines
        title={words.replicas}
        none={words.replicasNone}
        of={d.replicas.map(({ name, state, behind_bytes: behind }) => ({
          title: name,
          subtitle: behind === null ? state : `${state} · ${words.behind(format.bytes(behind))}`,
        }))}
      />
    </>
  );
};

/** MSC-03: the database, from PostgreSQL's own statistics. */
export const DatabaseScreen = () => {
  const words = useAdminWords();
  const figures = useFigures('admin.database', () => call(database, {}));
  return (
    <StaffScreen title={words.parts.database}>
      <Measurement of={figures}>{(state) => <State of={state} />}</Measurement>
    </StaffScreen>
  );
};
