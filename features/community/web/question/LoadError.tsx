import type { CallRefused } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { useCommunityRefusals, useCommunityWords } from '../words.ts';

interface Props {
  readonly refusal: CallRefused;
  readonly onRetry: () => Promise<void>;
}

export const RetryButton = ({ onRetry }: Pick<Props, 'onRetry'>) => {
  const words = useCommunityWords();
  return (
    <Button
      tone="quiet"
      onClick={() => {
        void onRetry();
      }}
    >
      {words.retry}
    </Button>
  );
};

/** Shown when the question could not be loaded and this phone has no copy. */
export const LoadError = ({ refusal, onRetry }: Props) => {
  const words = useCommunityWords();
  const refusalText = useRefusalText(useCommunityRefusals());
  const retry = <RetryButton onRetry={onRetry} />;
  return refusal.code === 'network.unreachable' ? (
    <ErrorCard what={words.question.notKept} whatToDo={words.question.notKeptHint} action={retry} />
  ) : (
    <ErrorCard
      what={words.loadFailed}
      whatToDo={refusalText(refusal)}
      requestId={refusal.requestId}
      action={retry}
    />
  );
};
