import { useEffect, useSyncExternalStore } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { logError } from '#kit/web/log.ts';
import { useOnline } from '#kit/web/network.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { useScannerWords } from '../words.ts';
import { getLeafClient, LEAF_MODEL_BYTES, leafModelState } from './leaf-client.ts';

/** Over plain http a browser stores nothing for offline use. Undefined where a browser does not say. */
const canWorkOffline = (): boolean => globalThis.isSecureContext !== false;

/** Loads the leaf model when the scanner opens and shows the progress in bytes; `isCompact`: in one line. */
export const LeafModelStatus = ({ isCompact = false }: { readonly isCompact?: boolean }) => {
  const words = useScannerWords();
  const format = useFormat();
  const online = useOnline();
  const reader = useSyncExternalStore(leafModelState.subscribe, leafModelState.read);
  const open = () => {
    getLeafClient().catch(logError('scanner.reader_status'));
  };
  useEffect(open, []);
  if (reader.state === 'ready') return canWorkOffline() && <MutedText>{words.modelReady}</MutedText>;
  if (reader.state === 'failed') {
    const what = reader.broken ? words.modelBroken : online ? words.modelFailed : words.modelOffline;
    return (
      <ErrorCard
        what={what}
        action={
          <Button tone="quiet" onClick={open}>
            {words.retry}
          </Button>
        }
      />
    );
  }
  if (isCompact)
    return (
      <p role="status">
        {words.modelLoading} {format.bytes(reader.loaded)} / {format.bytes(reader.total)}
      </p>
    );
  return (
    <div>
      <Progress label={words.modelLoading} done={reader.loaded} total={reader.total} unit="bytes" />
      {canWorkOffline() && <MutedText>{words.modelNeeded(format.bytes(LEAF_MODEL_BYTES))}</MutedText>}
    </div>
  );
};
