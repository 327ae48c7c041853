import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { removeScan } from '../../contract.ts';
import { agrees, areAllPhotosChecked } from '../../domain/scan.ts';
import { FilingSection } from '../result/FilingSection.tsx';
import { ImpactSlot } from '../result/result-slots.tsx';
import { SampleBadge } from '../result/SampleBadge.tsx';
import { ResultInList } from '../result/ScanResult.tsx';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { CheckPicture } from './CheckPicture.tsx';
import { SeriousState } from './SeriousState.tsx';
import { useScanName } from './use-scan-name.ts';
import list from '#kit/web/ui/List.module.css';
import styles from './ScanHistory.module.css';

/** How many are shown before "View All" (GAM-07). */
const MAX_SHOWN = 5;

const Entry = ({ scan }: { readonly scan: WithPending<Scan> }) => {
  const words = useScannerWords();
  const format = useFormat();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  const name = useScanName()(scan);
  const [open, setOpen] = useState(false);
  const [isConfirming, setAsking] = useState(false);
  const taken = new Date(scan.taken_at);
  const isGuest = useStoreUser() === null;
  const undecided = scan.outcome === 'no_leaf' && !scan.checked && !isGuest;
  /** A second check is shown only where it changes the answer. */
  const changed = scan.checked && areAllPhotosChecked(scan) && !agrees(scan.checked, scan);
  const remove = async () => {
    const result = await store.send(removeScan, { id: scan.id });
    showToast(result.ok ? words.removed : refusalText(result), { tone: result.ok ? 'plain' : 'bad' });
  };
  return (
    <li className={list.item}>
      <button
        type="button"
        className={classes(list.line, list.tap)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={classes(list.square, list.picture)}>
          <CheckPicture scan={scan} />
        </span>
        <span className={list.text}>
          <strong>{name}</strong>
          <small>
            {format.shortDay(taken)}, {format.time(taken)} ·{' '}
            {undecided ? words.freeSoon : scan.counted ? words.counted : words.free}
          </small>
          {changed && <small className={styles.changed}>{words.lookChanged}</small>}
          <SeriousState scan={scan} />
          <small>
            <SampleBadge scan={scan} />
          </small>
        </span>
      </button>
      {open && (
        <Stack className={styles.open ?? ''}>
          {scan.photo && <Photo hash={scan.photo} label={words.photoOf(name)} />}
          <ResultInList scan={scan} filingSection={<FilingSection scan={scan} />} />
          <LinkButton tone="quiet" to={`/scan/${scan.id}`}>
            {words.open}
          </LinkButton>
          <Button tone="plain" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        </Stack>
      )}
      {isConfirming && (
        <Confirm
          title={words.removeTitle}
          confirmLabel={words.removeYes}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{words.removeText}</p>
        </Confirm>
      )}
    </li>
  );
};

export const ScanHistory = ({ scans }: { readonly scans: readonly WithPending<Scan>[] }) => {
  const words = useScannerWords();
  return (
    <section aria-labelledby="history">
      <Stack>
        <ImpactSlot />
        <h2 id="history">{words.history}</h2>
        {scans.length === 0 && <MutedText>{words.historyEmpty}</MutedText>}
        {scans.length > 0 && (
          <ul className={list.list}>
            {scans.slice(0, MAX_SHOWN).map((scan) => (
              <Entry key={scan.id} scan={scan} />
            ))}
          </ul>
        )}
        {scans.length > MAX_SHOWN && (
          <LinkButton tone="quiet" to="/scan/history">
            {words.viewAll}
          </LinkButton>
        )}
      </Stack>
    </section>
  );
};
