import { useState } from 'react';
import type { Refused } from '#kit/pure/result.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { BackupFound } from './BackupFound.tsx';
import { FilePicker } from './FilePicker.tsx';
import { readFile, type ReadFile } from './read-file.ts';
import { ShapesFound } from './ShapesFound.tsx';
import { useFarmDataWords } from './words.ts';

type State =
  | { readonly step: 'ask' }
  | { readonly step: 'reading' }
  | { readonly step: 'refused'; readonly refused: Refused }
  | { readonly step: 'read'; readonly file: ReadFile; readonly n: number };

/** Imports a file: shows its content first, and adds nothing before the farmer agrees. */
export const ImportScreen = () => {
  const { bring: words, refusals } = useFarmDataWords();
  const refusalText = useRefusalText(refusals);
  const [state, setState] = useState<State>({ step: 'ask' });
  const readChosenFile = async (file: File): Promise<void> => {
    setState({ step: 'reading' });
    // A file that makes a reader throw is a broken file, not a broken screen.
    const read = await readFile(file).catch((): Refused => ({ ok: false, code: 'data.file_broken' }));
    setState(
      read.ok ? { step: 'read', file: read.value, n: Date.now() } : { step: 'refused', refused: read },
    );
  };
  return (
    <Screen title={words.title} back="/settings/data">
      <Stack>
        <p>{words.intro}</p>
        <FilePicker
          label={state.step === 'ask' ? words.choose : words.another}
          quiet={state.step === 'read'}
          onPick={(file) => {
            void readChosenFile(file);
          }}
        />
        {state.step === 'reading' && <Progress label={words.reading} />}
        {state.step === 'refused' && <Notice tone="bad">{refusalText(state.refused)}</Notice>}
        {state.step === 'read' &&
          (state.file.kind === 'shapes' ? (
            <ShapesFound key={state.n} shapes={state.file.shapes} />
          ) : (
            <BackupFound key={state.n} backup={state.file} />
          ))}
      </Stack>
    </Screen>
  );
};
