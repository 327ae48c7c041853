import { useEffect, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { ExternalLink, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { listStatements, type StatementView } from '../contract.ts';
import { useFarmDataWords } from './words.ts';

/** The statements made so far. Shows nothing offline, because none can be opened. */
export const StatementList = () => {
  const { statement: words } = useFarmDataWords();
  const format = useFormat();
  const [statements, setStatements] = useState<readonly StatementView[]>([]);
  useEffect(() => {
    let isMounted = true;
    void call(listStatements, {}).then((answer) => {
      if (isMounted && answer.ok) setStatements(answer.value.statements);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  if (statements.length === 0) return null;
  return (
    <Stack gap="small">
      <h2>{words.yours}</h2>
      {statements.map((one) => (
        <Card key={one.id}>
          <Stack gap="small">
            <strong>{words.of(one.field_name ?? words.unnamed, one.season)}</strong>
            <MutedText>{`${words.languages[one.language]} · ${format.shortDay(new Date(one.made_at))}`}</MutedText>
            <Row gap="small">
              <ExternalLink tone="quiet" href={`/api/data/statements/${one.code}/pdf`}>
                {words.open}
              </ExternalLink>
              <LinkButton tone="plain" to={`/verify/${one.code}`}>
                {words.check}
              </LinkButton>
            </Row>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};
