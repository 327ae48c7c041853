import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows, useSyncStatus } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { Select } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { DocumentIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { makeStatement } from '../contract.ts';
import { StatementList } from './StatementList.tsx';
import { useFarmDataWords } from './words.ts';

const seasons = (): string[] => {
  const year = Number(dayInNairobi(new Date()).slice(0, 4));
  return [0, 1, 2].map((back) => String(year - back));
};

/** A one-page statement about a field and a season, for a buyer, a bank or a group. */
export const StatementScreen = () => {
  const { statement: words, refusals } = useFarmDataWords();
  const fields = useRows<Field>('field');
  const { online } = useSyncStatus();
  const refusalText = useRefusalText(refusals);
  const { language: uiLanguage } = useLanguage();
  const [fieldId, setField] = useState('');
  const [season, setSeason] = useState(seasons()[0]!);
  const [language, setLanguage] = useState(uiLanguage);
  const [busy, setBusy] = useState(false);
  const [madeCount, setMadeCount] = useState(0);
  const field = fields.find(({ id }) => id === fieldId) ?? fields[0];

  const make = async (): Promise<void> => {
    if (!field) return;
    setBusy(true);
    const answer = await call(
      makeStatement,
      { body: { id: newId(), field_id: field.id, season, language } },
      { timeoutMs: 60_000 },
    );
    setBusy(false);
    if (!answer.ok) return void showToast(`${words.failed} ${refusalText(answer)}`, { tone: 'bad' });
    setMadeCount(madeCount + 1);
    showToast(words.made, { tone: 'good' });
  };

  return (
    <Screen
      title={words.title}
      back="/settings/data"
      action={
        field && (
          <Button
            wide
            icon={DocumentIcon}
            busy={busy}
            disabled={!online || field.pending}
            onClick={() => {
              void make();
            }}
          >
            {words.make}
          </Button>
        )
      }
    >
      <Stack>
        <p>{words.intro}</p>
        {field ? (
          <>
            <Select
              label={words.field}
              value={field.id}
              onChange={setField}
              options={fields.map(({ id, name }) => ({ value: id, label: name ?? words.unnamed }))}
            />
            <Select
              label={words.season}
              value={season}
              onChange={setSeason}
              options={seasons().map((year) => ({ value: year, label: year }))}
            />
            <Choice
              label={words.language}
              value={language}
              onChange={setLanguage}
              options={[
                { value: 'en', label: words.languages.en },
                { value: 'sw', label: words.languages.sw },
              ]}
            />
            {!online && <Notice>{words.offline}</Notice>}
            {field.pending && <Notice>{words.needsSync}</Notice>}
          </>
        ) : (
          <EmptyState
            drawing="history"
            sentence={words.noFields}
            action={
              <LinkButton to="/fields" tone="quiet">
                {words.addField}
              </LinkButton>
            }
          />
        )}
        <StatementList key={madeCount} />
      </Stack>
    </Screen>
  );
};
