import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import type { OnlineCall } from '#kit/web/online-call.ts';
import { StaffOnly } from '#kit/web/staff/staff-parts.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Below, SayingScene } from '#kit/web/ui/ColourScene.tsx';
import { Fold, FoldGroup } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Bar } from '#kit/web/ui/Progress.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { database, type DatabaseState } from '../contract.ts';
import { MeasuredAt, Pending, useAdminWords, useFigures } from './staff-ui.tsx';

const SHOWN_TABLES = 5;
type Table = DatabaseState['tables'][number];

interface Line {
  readonly title: string;
  readonly subtitle: string;
}

/** What PostgreSQL reports: a fold with its lines, or the reason why there are none. */
interface Section {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly of: readonly Line[];
}

const LinesFold = ({ section: { id, title, of } }: { readonly section: Section }) => (
  <Fold id={id} title={title} fact={of.length}>
    <List>
      {of.map((line, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same statement can run twice
        <ListItem key={i} {...line} />
      ))}
    </List>
  </Fold>
);

const Tables = ({ tables, most }: { readonly tables: readonly Table[]; readonly most: number }) => {
  const { database: words } = useAdminWords();
  const format = useFormat();
  return (
    <Stack gap="small">
      {tables.map(({ name, bytes, rows }) => (
        <div key={name}>
          <strong>{name}</strong>
          <br />
          <small>
            {format.bytes(bytes)} · {rows === null ? words.rowsUnknown : words.rows(format.number(rows))}
          </small>
          <Bar share={bytes / most} />
        </div>
      ))}
    </Stack>
  );
};

const Details = ({
  of: d,
  figures,
}: {
  readonly of: DatabaseState;
  readonly figures: OnlineCall<DatabaseState>;
}) => {
  const { database: words, system } = useAdminWords();
  const format = useFormat();
  const most = d.tables[0]?.bytes ?? 1;
  const smaller = d.tables.slice(SHOWN_TABLES);
  const sections: readonly Section[] = [
    {
      id: 'running',
      title: words.running,
      none: words.runningNone,
      of: d.running.map(({ seconds, text }) => ({
        title: text,
        subtitle: system.seconds(Math.round(seconds)),
      })),
    },
    {
      id: 'slow',
      title: words.slow,
      none: d.slow === null ? words.slowOff : words.slowNone,
      of: (d.slow ?? []).map((one) => ({
        title: one.text,
        subtitle: words.calls(format.number(one.mean_ms, 1), format.number(one.calls)),
      })),
    },
    {
      id: 'replicas',
      title: words.replicas,
      none: words.replicasNone,
      of: d.replicas.map(({ name, state, behind_bytes: behind }) => ({
        title: name,
        subtitle: behind === null ? state : `${state} · ${words.behind(format.bytes(behind))}`,
      })),
    },
  ];
  const folds = sections.filter(({ of }) => of.length > 0);
  return (
    <>
      <Below>
        <Card>
          <Stack gap="small">
            <h2>{words.tables}</h2>
            <Tables tables={d.tables.slice(0, SHOWN_TABLES)} most={most} />
          </Stack>
        </Card>
        {smaller[0] && (
          <Fold
            id="smaller"
            title={words.smaller(smaller.length)}
            fact={words.upTo(format.bytes(smaller[0].bytes))}
          >
            <Tables tables={smaller} most={most} />
          </Fold>
        )}
      </Below>
      <Below isAside>
        {folds.length > 0 && (
          <FoldGroup>
            {folds.map((section) => (
              <LinesFold key={section.id} section={section} />
            ))}
          </FoldGroup>
        )}
        {folds.length < sections.length && (
          <List>
            {sections.map(
              ({ id, title, none, of }) =>
                of.length === 0 && <ListItem key={id} title={title} subtitle={none} />,
            )}
          </List>
        )}
        <MutedText>{words.version(d.version)}</MutedText>
        <MeasuredAt of={figures} />
      </Below>
    </>
  );
};

const useSaying = ({ value: d, refusal }: OnlineCall<DatabaseState>) => {
  const { database: words } = useAdminWords();
  const format = useFormat();
  if (!d) return { text: refusal ? '' : '…' };
  const connections = words.connections(format.number(d.connections), format.number(d.most_connections));
  return {
    figure: format.bytes(d.bytes),
    text: words.size,
    detail: [connections, d.from_memory !== null && words.memory(format.percent(d.from_memory))]
      .filter(Boolean)
      .join(' · '),
  };
};

const Database = () => {
  const figures = useFigures('admin.database', () => call(database, {}));
  const saying = useSaying(figures);
  return (
    <Screen
      title={useAdminWords().parts.database}
      back="/more"
      ground="soil"
      renderScene={(head) => <SayingScene head={head} {...saying} />}
    >
      {figures.value ? (
        <Details of={figures.value} figures={figures} />
      ) : (
        <Below>
          <Pending of={figures} />
        </Below>
      )}
    </Screen>
  );
};

/** MSC-03: the database, from PostgreSQL's own statistics. */
export const DatabaseScreen = () => (
  <StaffOnly title={useAdminWords().parts.database}>
    <Database />
  </StaffOnly>
);
