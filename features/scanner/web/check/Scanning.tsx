import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { shareAt, type Stage, TICK_MS } from '../../domain/scan-stages.ts';
import { useScannerWords } from '../words.ts';
import { leafModelState } from './leaf-client.ts';

/** The progress bar follows the real stages. It is redrawn every 120 ms and never runs ahead. */
export const Scanning = ({ stage }: { readonly stage: Stage }) => {
  const words = useScannerWords();
  const reader = useSyncExternalStore(leafModelState.subscribe, leafModelState.read);
  const latest = useRef(stage);
  const [shown, setShown] = useState(stage);
  useEffect(() => {
    latest.current = stage;
  }, [stage]);
  useEffect(() => {
    const timer = setInterval(() => setShown(latest.current), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return shown === 'model' && reader.state === 'loading' ? (
    <Progress label={words.modelLoading} done={reader.loaded} total={reader.total} unit="bytes" />
  ) : (
    <Progress label={words.stages[shown]} done={shareAt(shown)} total={1} />
  );
};
