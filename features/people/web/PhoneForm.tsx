import { useEffect, useRef, useState, type FormEvent } from 'react';
import { callLater, type CallRefused } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { CODE_DIGITS } from '../domain/phone-code.ts';
import { readMobileNumber } from '../domain/phone-number.ts';
import { phoneEn } from '../words.phone.en.ts';
import { phoneSw } from '../words.phone.sw.ts';
import { draft, readSentCode, storeSentCode, type SentCode } from './draft.ts';
import { homeCountry } from './home-country.ts';
import { usePeopleWords } from './use-sign-in.ts';
import { useSmsCode } from './use-sms-code.ts';

export const usePhoneWords = () => useWords({ en: phoneEn, sw: phoneSw });

/** Groups of three read more easily: +254 712 345 678. */
export const spaced = (number: string): string =>
  number.replace(/^(\+\d{3})(\d{3})(\d+)(\d{3})$/, '$1 $2 $3 $4');

interface Proof {
  readonly phone: string;
  readonly code: string;
  /** The farm of this number was silent for a year: open a new one. */
  readonly startNew?: boolean;
}

interface Props {
  /** The button below the code. */
  readonly act: string;
  readonly onProof: (proof: Proof) => Promise<{ readonly ok: true } | CallRefused>;
}

/** The number, its code, and what went wrong; the code is checked as soon as it is whole. */
const usePhoneProof = (onProof: Props['onProof']) => {
  const { language } = useLanguage();
  const [sent, setSentState] = useState(readSentCode);
  const setSent = (next: SentCode | null): void => {
    storeSentCode(next);
    setSentState(next);
  };
  const [number, setNumber] = useState(draft.phone || (sent?.phone ?? ''));
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Pick<CallRefused, 'code' | 'details'> | null>(null);

  const send = useExclusiveAction(async (channel: 'sms' | 'whatsapp') => {
    setProblem(null);
    const phone = readMobileNumber(number, homeCountry());
    if (!phone.ok) return setProblem(phone);
    const answer = await callLater(
      async () => (await import('../contract.ts')).sendPhoneCode,
      { body: { phone: phone.value, channel, language } },
      { timeoutMs: 40_000 },
    );
    if (!answer.ok) return setProblem(answer);
    setCode('');
    setSent({ phone: phone.value, minutes: answer.value.minutes, shownCode: answer.value.shown_code });
  });
  const prove = useExclusiveAction(async (typed: string, startNew?: boolean) => {
    if (!sent) return;
    setProblem(null);
    const answer = await onProof({ phone: sent.phone, code: typed, ...(startNew && { startNew }) });
    if (answer.ok) storeSentCode(null);
    else setProblem(answer);
  });
  return {
    number,
    typeNumber: (typed: string): void => {
      draft.phone = typed;
      setNumber(typed);
      setProblem(null);
    },
    sent,
    changeNumber: (): void => {
      setProblem(null);
      setSent(null);
    },
    code,
    typeCode: (typed: string): void => {
      const digits = typed.replace(/\D/g, '').slice(0, CODE_DIGITS);
      setCode(digits);
      setProblem(null);
      if (digits.length === CODE_DIGITS) prove.run(digits);
    },
    problem,
    send,
    prove,
  };
};
type PhoneProof = ReturnType<typeof usePhoneProof>;

const NumberStep = ({ proof }: { readonly proof: PhoneProof }) => {
  const words = usePhoneWords();
  return (
    <>
      <Field
        label={words.number}
        hint={words.hint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        value={proof.number}
        onChange={proof.typeNumber}
      />
      <Button type="submit" wide busy={proof.send.busy} disabled={proof.number.trim() === ''}>
        {words.send}
      </Button>
    </>
  );
};

const CodeStep = ({
  act,
  proof,
  sent,
}: Pick<Props, 'act'> & { readonly proof: PhoneProof; readonly sent: SentCode }) => {
  const words = usePhoneWords();
  const { serverOptions } = useSession();
  const { code, send, prove } = proof;
  useSmsCode(proof.typeCode);
  const fieldRef = useRef<HTMLDivElement>(null);
  useEffect(() => fieldRef.current?.querySelector('input')?.focus(), [sent]);
  return (
    <>
      <p role="status">{words.sent(spaced(sent.phone), sent.minutes)}</p>
      {sent.shownCode && <Notice>{words.shown(sent.shownCode)}</Notice>}
      <div ref={fieldRef}>
        <Field
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={proof.typeCode}
        />
      </div>
      <Button type="submit" wide busy={prove.busy} disabled={code.length !== CODE_DIGITS}>
        {act}
      </Button>
      <div className="column">
        {serverOptions?.phone?.sms !== false && (
          <Button tone="plain" busy={send.busy} onClick={() => send.run('sms')}>
            {words.again}
          </Button>
        )}
        {serverOptions?.phone?.whatsapp && (
          <Button tone="plain" busy={send.busy} onClick={() => send.run('whatsapp')}>
            {words.byWhatsApp}
          </Button>
        )}
        <Button tone="plain" onClick={proof.changeNumber}>
          {words.change}
        </Button>
      </div>
    </>
  );
};

/** Proves a phone number by a code: the number, then six digits. */
export const PhoneForm = ({ act, onProof }: Props) => {
  const words = usePhoneWords();
  const { refusals, unableToConnect } = usePeopleWords();
  const text = useRefusalText({ ...refusals, ...words.refusals });
  const { serverOptions } = useSession();
  const proof = usePhoneProof(onProof);
  const { sent, code, problem, send, prove } = proof;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sent) prove.run(code);
    else send.run(serverOptions?.phone?.sms === false ? 'whatsapp' : 'sms');
  };
  return (
    <form onSubmit={submit} className="column gap12" noValidate>
      {problem && (
        <Notice tone="bad" title={problem.code === 'network.unreachable' ? unableToConnect : text(problem)}>
          {problem.code.startsWith('people.phone_silent') && (
            <Button tone="quiet" busy={prove.busy} onClick={() => prove.run(code, true)}>
              {words.startNew}
            </Button>
          )}
          {problem.code === 'people.code_not_sent' && !sent && serverOptions?.phone?.whatsapp && (
            <Button tone="quiet" busy={send.busy} onClick={() => send.run('whatsapp')}>
              {words.byWhatsApp}
            </Button>
          )}
        </Notice>
      )}
      {sent ? <CodeStep act={act} proof={proof} sent={sent} /> : <NumberStep proof={proof} />}
    </form>
  );
};
