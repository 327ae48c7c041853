import { useRef, useState } from 'react';
import { CountySelect } from '#features/fields/web/field/CountySelect.tsx';
import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { type Measure, measures } from '#kit/pure/measures.ts';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Photo } from '#kit/web/photo/Photo.tsx';
import type { PreparedPhoto } from '#kit/web/photo/take-photo.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey, crops } from '#knowledge/crops.ts';
import { reportPrice } from '../contract.ts';
import { decideReport, type ReportKind, reportKinds, type ReportRefusal } from '../domain/report.ts';
import type { PriceReport } from './projections.ts';
import { eachKg, emptyReport, readReport, toReport } from './report-draft.ts';
import { useMarketRefusals, useMarketWords } from './words.ts';

const tones = { counted: 'leaf', held: 'sky', refused: 'clay' } as const;

/** This farmer's reports and their state. */
export const MyReports = () => {
  const words = useMarketWords();
  const format = useFormat();
  const { language } = useLanguage();
  const rows = useRows<PriceReport>('price_report');
  if (rows.length === 0) return null;
  return (
    <Stack gap="small">
      <h2>{words.form.mine}</h2>
      <List>
        {[...rows]
          .reverse()
          .slice(0, 10)
          .map((row) => (
            <ListItem
              key={row.id}
              title={`${cropByKey(row.crop)?.name[language] ?? row.crop}: KES ${format.number(row.price)}, ${words.per[row.measure]}`}
              subtitle={`${row.market} · ${format.shortDay(row.day)}`}
              trailing={
                row.pending ? (
                  <Badge tone="plain">{words.form.waits}</Badge>
                ) : (
                  <Badge tone={tones[row.status]}>{words.form.status[row.status]}</Badge>
                )
              }
            />
          ))}
      </List>
    </Stack>
  );
};

/** One photo, scaled down before it is stored. */
const BoardPhoto = ({
  taken,
  onTake,
}: {
  readonly taken: PreparedPhoto | null;
  readonly onTake: (photo: PreparedPhoto | null) => void;
}) => {
  const { form } = useMarketWords();
  const picker = useRef<HTMLInputElement>(null);
  const read = useExclusiveAction(async (file: File) => {
    const { preparePhoto } = await import('#kit/web/photo/take-photo.ts');
    const photo = await preparePhoto(file);
    if (photo.ok) onTake(photo.value);
    else showToast(form.photoFailed, { tone: 'bad' });
  });
  return (
    <Stack gap="small">
      {taken && <Photo hash={taken.photo.hash} picture={taken.picture} label={form.photoAlt} small />}
      {taken ? (
        <Button tone="quiet" onClick={() => onTake(null)}>
          {form.dropPhoto}
        </Button>
      ) : (
        <Button tone="quiet" icon={CameraIcon} busy={read.busy} onClick={() => picker.current?.click()}>
          {form.photo}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) read.run(file);
          target.value = '';
        }}
      />
    </Stack>
  );
};

type FormField = 'crop' | 'market' | 'county' | 'price' | 'each' | 'day';
const fieldByRefusal: Partial<Record<ReportRefusal, FormField>> = {
  'market.crop_unknown': 'crop',
  'market.market_missing': 'market',
  'market.county_wrong': 'county',
  'market.price_wrong': 'price',
  'market.price_absurd': 'price',
  'market.measure_weight': 'each',
  'market.day_wrong': 'day',
};

/** The form for reporting a price. Works offline and saves a half-filled draft. */
export const ReportSheet = ({
  crop,
  county = '',
  onClose,
}: {
  readonly crop: string;
  readonly county?: string;
  readonly onClose: () => void;
}) => {
  const words = useMarketWords();
  const { form } = words;
  const { language } = useLanguage();
  const sentence = useRefusalText(useMarketRefusals());
  const store = useStore();
  const today = dayInNairobi(new Date());
  const sentToday = useRows<PriceReport>('price_report').filter(
    (row) => Date.now() - Date.parse(row.created_at) < DAY_MS,
  ).length;
  const start = () => emptyReport(crop, today, county);
  const {
    value: draft,
    keep,
    forget,
  } = useDraftForm('market_report', (result) => (result ? readReport(result, start()) : null), start);
  const [photo, setPhoto] = useState<PreparedPhoto | null>(null);
  const [fault, setFault] = useState<{ readonly at: FormField | null; readonly text: string } | null>(null);
  const change = (part: Partial<typeof draft>): void => {
    setFault(null);
    keep((now) => ({ ...now, ...part }));
  };
  const error = (at: FormField): string | null => (fault?.at === at ? fault.text : null);

  const send = useExclusiveAction(async () => {
    const args = toReport(draft, newId(), photo?.photo.hash ?? null);
    const decided = decideReport(args, { today, sentToday });
    if (!decided.ok) {
      setFault({ at: fieldByRefusal[decided.code] ?? null, text: sentence(decided) });
      return;
    }
    const result = await store.send(reportPrice, args, photo ? { photos: [photo.photo] } : {});
    if (!result.ok) {
      showToast(`${form.failed} ${sentence(result)}`, { tone: 'bad' });
      return;
    }
    forget();
    showToast(navigator.onLine ? form.sent : form.sentOffline, { tone: 'good' });
    onClose();
  });
  const knownWeight = eachKg({ ...draft, each: '' });
  return (
    <Sheet title={form.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send.run();
        }}
      >
        <Stack>
          <MutedText>{form.lead}</MutedText>
          <Choice<ReportKind>
            label={form.kind}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
            options={reportKinds.map((value) => ({ value, label: form.kinds[value] }))}
          />
          <Select
            label={form.crop}
            value={draft.crop}
            error={error('crop')}
            onChange={(next) => change({ crop: next })}
            options={crops.map(({ key, name }) => ({ value: key, label: name[language] }))}
          />
          <Field
            label={form.market}
            value={draft.market}
            maxLength={80}
            mic
            error={error('market')}
            onChange={(market) => change({ market })}
          />
          <CountySelect
            label={form.county}
            value={draft.county}
            error={error('county') ?? undefined}
            onChange={(next) => change({ county: next })}
          />
          <Field
            label={form.price}
            inputMode="decimal"
            value={draft.price}
            error={error('price')}
            onChange={(price) => change({ price })}
          />
          <Select<Measure>
            label={form.measure}
            value={draft.measure}
            onChange={(measure) => change({ measure, each: '' })}
            options={measures.map((value) => ({ value, label: words.per[value] }))}
          />
          {draft.measure !== 'kg' && (
            <Field
              label={form.each}
              inputMode="decimal"
              value={draft.each}
              placeholder={knownWeight === null ? '' : String(knownWeight)}
              error={error('each')}
              onChange={(each) => change({ each })}
            />
          )}
          <Field
            label={form.day}
            type="date"
            max={today}
            value={draft.day}
            error={error('day')}
            onChange={(day) => change({ day })}
          />
          <BoardPhoto taken={photo} onTake={setPhoto} />
          {fault && fault.at === null && <p role="alert">{fault.text}</p>}
          <Button type="submit" wide busy={send.busy}>
            {form.send}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};
