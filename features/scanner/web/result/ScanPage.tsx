import { useFormat } from '#kit/web/format.ts';
import { useRow, useStoreState } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { CheckScreen } from './CheckScreen.tsx';

/** A stored check at its own path: experts' answers, questions and notices link here. */
export const ScanPage = ({ id }: { readonly id: string }) => {
  const words = useScannerWords();
  const format = useFormat();
  const scan = useRow<Scan>('scan', id);
  const state = useStoreState();
  if (!scan && state === 'filling') return <Skeleton shapes={['title', 'picture', 'card']} />;
  if (!scan)
    return (
      <Screen title={words.title} back="/scan">
        <EmptyState
          drawing="found"
          sentence={words.gone}
          action={<LinkButton to="/scan">{words.title}</LinkButton>}
        />
      </Screen>
    );
  return (
    <CheckScreen
      title={words.title}
      back="/scan/history"
      beside={format.shortDay(new Date(scan.taken_at))}
      scan={scan}
      storedScan={scan}
      next={
        <LinkButton wide tone="quiet" icon={CameraIcon} to="/scan">
          {words.again}
        </LinkButton>
      }
    />
  );
};
