import { useRef } from 'react';
import { CropChoice } from '#features/fields/web/CropChoice.tsx';
import { CountySelect } from '#features/fields/web/field/CountySelect.tsx';
import { type Measure, measures } from '#kit/pure/measures.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Photo } from '#kit/web/photo/Photo.tsx';
import type { PreparedPhoto } from '#kit/web/photo/take-photo.ts';
import { useRows } from '#kit/web/store/hooks.ts';
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
import { cropByKey } from '#knowledge/crops.ts';
import { type ReportKind, reportKinds } from '../domain/report.ts';
import type { PriceReport } from './projections.ts';
import { eachKg } from './report-draft.ts';
import { type ReportForm, useReportForm } from './use-report-form.ts';
import { useMarketWords } from './words.ts';

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

/** The price, the unit that it is for, and the weight of that unit. */
const PriceInputs = ({ report }: { readonly report: ReportForm }) => {
  const { form, per } = useMarketWords();
  const { draft, change, errorOf } = report;
  const knownWeight = eachKg({ ...draft, each: '' });
  return (
    <>
      <Field
        label={form.price}
        inputMode="decimal"
        value={draft.price}
        error={errorOf('price')}
        onChange={(price) => change({ price })}
      />
      <Select<Measure>
        label={form.measure}
        value={draft.measure}
        onChange={(measure) => change({ measure, each: '' })}
        options={measures.map((value) => ({ value, label: per[value] }))}
      />
      {draft.measure !== 'kg' && (
        <Field
          label={form.each}
          inputMode="decimal"
          value={draft.each}
          placeholder={knownWeight === null ? '' : String(knownWeight)}
          error={errorOf('each')}
          onChange={(each) => change({ each })}
        />
      )}
    </>
  );
};

/** What was sold, and where. */
const CropAndMarketInputs = ({ report }: { readonly report: ReportForm }) => {
  const { form } = useMarketWords();
  const { draft, change, errorOf } = report;
  return (
    <>
      <Choice<ReportKind>
        label={form.kind}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        options={reportKinds.map((value) => ({ value, label: form.kinds[value] }))}
      />
      <CropChoice
        label={form.crop}
        value={draft.crop}
        onChange={(crop) => change({ crop })}
        error={errorOf('crop')}
      />
      <Field
        label={form.market}
        value={draft.market}
        maxLength={80}
        mic
        error={errorOf('market')}
        onChange={(market) => change({ market })}
      />
      <CountySelect
        label={form.county}
        value={draft.county}
        error={errorOf('county') ?? undefined}
        onChange={(county) => change({ county })}
      />
    </>
  );
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
  const { form } = useMarketWords();
  const report = useReportForm({ crop, county, onSent: onClose });
  return (
    <Sheet title={form.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          report.send.run();
        }}
      >
        <Stack>
          <MutedText>{form.lead}</MutedText>
          <CropAndMarketInputs report={report} />
          <PriceInputs report={report} />
          <Field
            label={form.day}
            type="date"
            max={report.today}
            value={report.draft.day}
            error={report.errorOf('day')}
            onChange={(day) => report.change({ day })}
          />
          <BoardPhoto taken={report.photo} onTake={report.setPhoto} />
          {report.formError !== null && <p role="alert">{report.formError}</p>}
          <Button type="submit" wide busy={report.send.busy}>
            {form.send}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};
