import { useRef, useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import type { Measure } from '#kit/pure/measures.ts';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { CaseQueue } from '#kit/web/staff/CaseQueue.tsx';
import { StaffOnly, Why } from '#kit/web/staff/staff-parts.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Fold, FoldGroup } from '#kit/web/ui/Fold.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { type Language, useLanguage, useWords } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/crops.ts';
import type { Reason } from '../domain/price.ts';
import { uploadPriceList, reviewReport, type HeldReport, priceAdmin, startSync } from '../prices-contract.ts';
import { priceAdminEn } from '../words.price-admin.en.ts';
import { priceAdminSw } from '../words.price-admin.sw.ts';
import { useMarketRefusals, useMarketWords } from './words.ts';
import styles from './market.module.css';

type PriceAdmin = ReplyOf<typeof priceAdmin>;
type UploadResult = ReplyOf<typeof uploadPriceList>;
const usePriceAdminWords = () => useWords({ en: priceAdminEn, sw: priceAdminSw });
const UPLOAD_TIMEOUT_MS = 120_000;
/** The column names of the ministry. */
const KAMIS_COLUMNS =
  'Commodity, Classification, Grade, Sex, Market, Wholesale, Retail, Supply Volume, County, Date';

const RefusedLines = ({ list }: { readonly list: UploadResult }) => {
  const words = usePriceAdminWords();
  const format = useFormat();
  const reasons = Object.entries(list.refused) as [Reason, number][];
  if (reasons.length === 0) return null;
  return (
    <Stack gap="small">
      <h3>{words.refusedTitle}</h3>
      <List>
        {reasons.map(([reason, n]) => (
          <ListItem
            key={reason}
            title={words.reasons[reason]}
            trailing={format.number(n)}
            subtitle={list.examples
              .filter((one) => one.reason === reason)
              .map(({ line, text }) => (
                <span key={line}>
                  {words.line(line, text)}
                  <br />
                </span>
              ))}
          />
        ))}
      </List>
    </Stack>
  );
};

/** A list is previewed before it is stored. */
const Upload = ({ onSaved }: { readonly onSaved: () => void }) => {
  const words = usePriceAdminWords();
  const format = useFormat();
  const refusalText = useRefusalText(useMarketRefusals());
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<UploadResult | null>(null);
  const [refused, setRefused] = useState<CallRefused | null>(null);
  const n = (value: number): string => format.number(value);
  const upload = async (from: File, keep: boolean) =>
    call(
      uploadPriceList,
      {
        query: { name: from.name.slice(0, 120), ...(keep && { keep: '1' as const }) },
        bytes: await from.arrayBuffer(),
      },
      { timeoutMs: UPLOAD_TIMEOUT_MS },
    );
  const requestPreview = useExclusiveAction(async (from: File) => {
    setFile(from);
    setPreview(null);
    setRefused(null);
    const answer = await upload(from, false);
    if (answer.ok) setPreview(answer.value);
    else setRefused(answer);
  });
  const saveList = useExclusiveAction(async () => {
    const answer = file && (await upload(file, true));
    if (!answer) return;
    if (!answer.ok) {
      setRefused(answer);
      return;
    }
    setPreview(null);
    showToast(words.kept(n(answer.value.changed ?? 0)), { tone: 'good' });
    onSaved();
  });
  return (
    <Stack gap="small">
      <p>{words.bringLead}</p>
      <small>{KAMIS_COLUMNS}</small>
      <Button tone="quiet" busy={requestPreview.busy} onClick={() => picker.current?.click()}>
        {requestPreview.busy ? words.reading : words.choose}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        data-list
        onChange={({ target }) => {
          const [one] = target.files ?? [];
          if (one) requestPreview.run(one);
          target.value = '';
        }}
      />
      {refused && <ErrorCard what={refusalText(refused)} requestId={refused.requestId} />}
      {preview?.shape && (
        <>
          <Notice
            tone={preview.prices > 0 ? 'good' : 'warn'}
            title={`${file?.name ?? ''} · ${words.shapes[preview.shape]}`}
          >
            {words.read(n(preview.read), n(preview.kept), n(preview.prices))}
          </Notice>
          <RefusedLines list={preview} />
          <Row gap="small">
            {preview.prices > 0 && (
              <Button busy={saveList.busy} onClick={() => saveList.run()}>
                {words.keep(n(preview.prices))}
              </Button>
            )}
            <Button tone="quiet" onClick={() => setPreview(null)}>
              {words.leave}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
};

const reportTitle = ({ crop, market, county }: HeldReport, language: Language): string =>
  `${cropByKey(crop)?.name[language] ?? crop} · ${market}, ${county}`;

const ReportCase = ({ report, onDone }: { readonly report: HeldReport; readonly onDone: () => void }) => {
  const words = usePriceAdminWords();
  const format = useFormat();
  const refusalText = useRefusalText(useMarketRefusals());
  const decide = useExclusiveAction(async (count: boolean) => {
    const answer = await call(reviewReport, {
      params: { id: report.id },
      body: { user_id: report.user_id, count },
    });
    if (!answer.ok) showToast(refusalText(answer), { tone: 'bad' });
    onDone();
  });
  const { per } = useMarketWords();
  const { language } = useLanguage();
  const [hasPhoto, setHasPhoto] = useState(report.photo);
  const { day, per_kg, against, price, measure, each_kg: each } = report;
  const priceText = `KES ${format.number(price)}, ${per[measure as Measure]}${measure === 'kg' ? '' : ` (${format.number(each, 1)} kg)`}`;
  return (
    <>
      <small>{format.shortDay(day)}</small>
      <h2>{reportTitle(report, language)}</h2>
      <p>{priceText}</p>
      {/* The report may arrive before its photo. */}
      {hasPhoto && (
        <img
          className={styles.board}
          alt={words.photo}
          onError={() => setHasPhoto(false)}
          src={`/api/admin/market/reports/${report.id}/photo?user_id=${report.user_id}`}
        />
      )}
      <Why>
        <strong>{words.perKg(format.number(per_kg, 1))}</strong>
        <p>{against === null ? words.noneBeside : words.against(format.number(against, 1))}</p>
      </Why>
      <Row gap="small">
        <Button busy={decide.busy} onClick={() => decide.run(true)}>
          {words.count}
        </Button>
        <Button tone="quiet" busy={decide.busy} onClick={() => decide.run(false)}>
          {words.refuse}
        </Button>
      </Row>
    </>
  );
};

const Runs = ({ runs }: { readonly runs: PriceAdmin['runs'] }) => {
  const words = usePriceAdminWords();
  const format = useFormat();
  const n = (value: number): string => format.number(value);
  const text = (run: PriceAdmin['runs'][number]): string =>
    run.state === 'running'
      ? words.runRunning
      : run.state === 'failed'
        ? words.runFailed(run.fault ?? '')
        : words.runDone(n(run.rows_read), n(run.rows_kept), n(run.changed));
  return (
    <Fold id="imports" title={words.runs} fact={runs[0] && text(runs[0])}>
      <List>
        {runs.map((run) => (
          <ListItem
            key={run.id}
            title={words.run(run.source, format.shortDay(new Date(run.began_at)))}
            subtitle={text(run)}
          />
        ))}
      </List>
    </Fold>
  );
};

const requestPriceAdmin = (signal: AbortSignal) => call(priceAdmin, {}, { signal });

const AdminPrices = () => {
  const words = usePriceAdminWords();
  const format = useFormat();
  const { language } = useLanguage();
  const refusalText = useRefusalText(useMarketRefusals());
  const { value: admin, refusal, load } = useLoad(requestPriceAdmin);
  const reload = (): void => {
    void load();
  };
  const fetchNow = useExclusiveAction(async () => {
    const answer = await call(startSync, {});
    showToast(answer.ok ? words.fetched : refusalText(answer), { tone: answer.ok ? 'good' : 'bad' });
    reload();
  });
  return (
    <CaseQueue
      title={words.title}
      detail={
        admin?.newest
          ? words.has(
              format.number(admin.prices),
              format.number(admin.markets),
              format.shortDay(admin.newest),
            )
          : words.nothing
      }
      cases={
        admin?.held.map((report) => ({
          id: report.id,
          title: reportTitle(report, language),
          at: report.created_at,
          renderCase: () => <ReportCase report={report} onDone={reload} />,
        })) ?? null
      }
      failed={refusal && { refusal, text: refusalText(refusal), retry: reload }}
    >
      {admin && (
        <>
          <Notice
            tone={admin.sync.state === 'failed' ? 'warn' : 'info'}
            action={
              admin.sync.state !== 'off' && (
                <Button tone="quiet" busy={fetchNow.busy} onClick={() => fetchNow.run()}>
                  {words.fetch}
                </Button>
              )
            }
          >
            {words.sync[admin.sync.state]}
          </Notice>
          <FoldGroup>
            <Fold id="import" title={words.bring} fact={words.choose}>
              <Upload onSaved={reload} />
            </Fold>
            {admin.runs.length > 0 && <Runs runs={admin.runs} />}
          </FoldGroup>
        </>
      )}
    </CaseQueue>
  );
};

/** Where price lists are uploaded, and a person reviews what farmers reported. */
export const AdminPricesScreen = () => (
  <StaffOnly title={usePriceAdminWords().title}>
    <AdminPrices />
  </StaffOnly>
);
