import { useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call, type CallResult } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { PersonName, UserText, Why } from '#kit/web/staff/staff-parts.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { decideSuggestion, settleReport, type supplierQueue } from '../contract.ts';
import { phoneText } from '../domain/phone.ts';
import type { ShopDetails } from '../domain/suggestion.ts';
import { CorrectSheet } from './CorrectSheet.tsx';
import { hoursText } from './hours-text.ts';
import { RefuseSheet } from './RefuseSheet.tsx';
import { useSupplierWords } from './words.ts';

type Queue = ReplyOf<typeof supplierQueue>;

const mapLink = (lat: number, lng: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

const ShopSummary = ({ of: d }: { readonly of: ShopDetails }) => {
  const words = useSupplierWords();
  const lines = [
    `${words.kinds[d.kind]} · ${d.place}, ${d.county}`,
    d.phone && phoneText(d.phone),
    d.whatsapp && `${words.whatsapp} ${phoneText(d.whatsapp)}`,
    d.products.map((p) => words.products[p]).join(', '),
    d.opening_hours && words.hours(hoursText(d.opening_hours, words.days)),
    d.licence_no && words.licence(d.licence_no),
  ].flatMap((line) => line || []);
  return (
    <>
      {lines.map((line) => (
        <p key={line}>
          <UserText>{line}</UserText>
        </p>
      ))}
      {d.lat !== null && d.lng !== null ? (
        <p>
          <a href={mapLink(d.lat, d.lng)} target="_blank" rel="noopener">
            {words.admin.map}
          </a>
        </p>
      ) : (
        <p>{words.admin.noPlace}</p>
      )}
    </>
  );
};

/** Carries out a decision, shows the result, and reloads the queue. */
const useDecision = (onDone: () => Promise<void>) => {
  const words = useSupplierWords();
  const refusalText = useRefusalText(words.refusals);
  return async (answer: Promise<CallResult<unknown>>): Promise<boolean> => {
    const result = await answer;
    showToast(result.ok ? words.admin.done : refusalText(result), { tone: result.ok ? 'good' : 'bad' });
    if (result.ok || result.code === 'suppliers.decided') await onDone();
    return result.ok;
  };
};

type Corrected = Parameters<typeof call<typeof decideSuggestion>>[1]['body']['corrected'];

export const SuggestionCase = ({
  suggestion: s,
  onDone,
}: {
  readonly suggestion: Queue['suggestions'][number];
  readonly onDone: () => Promise<void>;
}) => {
  const { admin } = useSupplierWords();
  const format = useFormat();
  const submitDecision = useDecision(onDone);
  const [open, setOpen] = useState<'correct' | 'refuse' | null>(null);
  const decide = (accept: boolean, reason: string | null, corrected: Corrected) =>
    submitDecision(
      call(decideSuggestion, {
        params: { id: s.id },
        body: { user_id: s.user_id, accept, reason, corrected },
      }),
    );
  const accept = useExclusiveAction(async () => {
    await decide(true, null, null);
  });
  return (
    <>
      <small>
        {s.own ? admin.byOwner : admin.byFarmer} · {format.shortDay(new Date(s.created_at))}
      </small>
      <h2>
        <PersonName>{s.name}</PersonName>
      </h2>
      <ShopSummary of={s} />
      <Row gap="small">
        {s.lat !== null && (
          <Button busy={accept.busy} onClick={() => accept.run()}>
            {admin.accept}
          </Button>
        )}
        <Button tone={s.lat === null ? 'primary' : 'quiet'} onClick={() => setOpen('correct')}>
          {admin.correct}
        </Button>
        <Button tone="quiet" onClick={() => setOpen('refuse')}>
          {admin.refuse}
        </Button>
      </Row>
      {open === 'correct' && (
        <CorrectSheet
          shopDetails={s}
          act={admin.saveAccept}
          onSave={(corrected) => decide(true, null, corrected)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'refuse' && (
        <RefuseSheet
          name={s.name}
          onRefuse={(reason) => decide(false, reason, null)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};

export const ReportCase = ({
  report: r,
  onDone,
}: {
  readonly report: Queue['reports'][number];
  readonly onDone: () => Promise<void>;
}) => {
  const { admin } = useSupplierWords();
  const format = useFormat();
  const submitDecision = useDecision(onDone);
  const [correcting, setCorrecting] = useState(false);
  const settle = (act: 'close' | 'correct' | 'keep', corrected: Corrected) =>
    submitDecision(
      call(settleReport, { params: { id: r.id }, body: { user_id: r.user_id, act, corrected } }),
    );
  const settleAtOnce = useExclusiveAction(async (act: 'close' | 'keep') => {
    await settle(act, null);
  });
  return (
    <>
      <small>{format.shortDay(new Date(r.created_at))}</small>
      <h2>
        <PersonName>{r.listing.name}</PersonName>
      </h2>
      <Why>
        <strong>{r.what === 'closed' ? admin.saidClosed : admin.saidWrong}</strong>
        {r.note && (
          <p>
            <UserText>{r.note}</UserText>
          </p>
        )}
      </Why>
      <ShopSummary of={r.listing} />
      <Row gap="small">
        <Button busy={settleAtOnce.busy} onClick={() => settleAtOnce.run('close')}>
          {admin.closeShop}
        </Button>
        <Button tone="quiet" onClick={() => setCorrecting(true)}>
          {admin.correct}
        </Button>
        <Button tone="quiet" busy={settleAtOnce.busy} onClick={() => settleAtOnce.run('keep')}>
          {admin.keep}
        </Button>
      </Row>
      {correcting && (
        <CorrectSheet
          shopDetails={r.listing}
          act={admin.saveCorrect}
          onSave={(corrected) => settle('correct', corrected)}
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  );
};
