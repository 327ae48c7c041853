import type { Scan } from '#features/scanner/web/use-scans.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import { answers, diseaseOf, type OutcomeRow, type Step } from '../domain/outcome.ts';
import { OutcomeDetails } from './OutcomeDetails.tsx';
import { useAnswer } from './use-answer.ts';
import { useImpactWords } from './words.ts';

interface Props {
  readonly scan: WithPending<Scan>;
  readonly step: Step;
  /** The earlier answer that is being corrected. */
  readonly before?: OutcomeRow | undefined;
  readonly onDone?: () => void;
  /** Starts closed, as one row. */
  readonly folded?: boolean;
}

/** "Did it help?" with four answers. The optional details open after the answer. */
export const Question = ({ scan, step, before, onDone, folded }: Props) => {
  const { ask: words } = useImpactWords();
  const { language } = useLanguage();
  const format = useFormat();
  const { draft, change, take, save, pause } = useAnswer(scan.id, step, before);
  const saving = useExclusiveAction(async () => {
    if (await save()) onDone?.();
  });
  const disease = diseaseOf(scan) ?? '';
  const name = conditionByKey(disease)?.name[language] ?? disease;
  const id = `ask-${scan.id}`;
  const about = words.about(name, format.age(Date.parse(scan.taken_at), Date.now()));
  const form = (
    <Stack gap="small">
      <Choice
        label={words.title}
        isLabelHidden
        options={answers.map((value) => ({ value, label: words.answers[value] }))}
        value={draft.answer}
        onChange={(answer) => change({ answer })}
      />
      {draft.answer !== null && (
        <>
          <OutcomeDetails
            scan={scan}
            draft={draft}
            onChange={change}
            onFile={(file) => {
              void take(file);
            }}
          />
          {step === 7 && <MutedText>{words.asksLater}</MutedText>}
          <Button wide busy={saving.busy} onClick={() => saving.run()}>
            {words.save}
          </Button>
        </>
      )}
      {before === undefined && (
        <Row gap="small">
          <Button
            tone="plain"
            onClick={() => {
              void pause(false);
            }}
          >
            {words.notNow}
          </Button>
          <Button
            tone="plain"
            onClick={() => {
              void pause(true);
            }}
          >
            {words.never}
          </Button>
        </Row>
      )}
    </Stack>
  );
  return folded ? (
    <Fold id={id} icon={HelpIcon} tone="maize" title={words.title} fact={about}>
      {form}
    </Fold>
  ) : (
    <Card tone="maize" labelledBy={id}>
      <Stack gap="small">
        <h2 id={id}>{words.title}</h2>
        <p>{about}</p>
        {form}
      </Stack>
    </Card>
  );
};
