import { useStoreUser } from '#kit/web/store/hooks.ts';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import { agrees, areAllPhotosChecked } from '../../domain/scan.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';

/** Who has analysed the check so far: this phone, and the server once all leaves have arrived. */
export const AnalysisProgress = ({ scan }: { readonly scan: Scan }) => {
  const words = useScannerWords();
  const { language } = useLanguage();
  const isGuest = useStoreUser() === null;
  const { checked } = scan;
  if (!checked || !areAllPhotosChecked(scan))
    return (
      <MutedText>
        {words.quick}. {scan.photo && !isGuest && words.photoWaiting}
      </MutedText>
    );
  if (agrees(checked, scan))
    return (
      <MutedText>
        {words.quick}. {words.serverAgrees}
      </MutedText>
    );
  const named = checked.condition ?? (checked.outcome === 'candidates' ? checked.top3[0]?.condition : null);
  const name = named
    ? (conditionByKey(named)?.name[language] ?? named)
    : checked.outcome === 'answer'
      ? checked.outcome
      : words.outcomes[checked.outcome];
  return (
    <p>
      {words.quick}. {words.serverDiffers(name)}
      {checked.model.startsWith('llm:') && ` ${words.outsideLook}`}
    </p>
  );
};
