import { countries, digitsOnly } from '#features/people/domain/phone-number.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { ChatIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { PhoneIcon } from '#kit/web/ui/more-icons.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Switch } from './Switch.tsx';
import { TestButton } from './TestButton.tsx';
import type { Channels } from './use-channels.ts';
import { type NumberForm, type PhoneChannel, useNumberForm } from './use-number-form.ts';
import { useNotifyWords } from './words.ts';

const NumberInputs = ({ channel, form }: { readonly channel: PhoneChannel; readonly form: NumberForm }) => {
  const words = useNotifyWords();
  return (
    <>
      <Select
        label={words.number.country}
        value={form.shown.code}
        options={countries.map(({ code, country }) => ({
          value: code,
          label: `${words.number.countries[country]} +${code}`,
        }))}
        onChange={(code) => form.change({ code })}
      />
      <Field
        label={words.number.label}
        hint={words.number.hint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={form.shown.digits}
        error={form.error}
        onChange={(text) => form.change({ digits: digitsOnly(text) })}
      />
      {!form.isSaved && (
        <>
          <MutedText>{words[channel].agreed}</MutedText>
          <Button wide busy={form.save.busy} onClick={() => form.save.run()}>
            {words.number.save}
          </Button>
        </>
      )}
    </>
  );
};

/** Whether the stored number is confirmed; if not, the form for its code. */
const StoredNumber = ({
  channel,
  stored,
  isOffered,
}: {
  readonly channel: PhoneChannel;
  readonly stored: NumberForm['stored'];
  readonly isOffered: boolean;
}) => {
  const { number: words } = useNotifyWords();
  if (stored.confirmed)
    return (
      <>
        <p>{words.confirmed(stored.number)}</p>
        <TestButton channel={channel} />
      </>
    );
  if (!navigator.onLine) return <MutedText>{words.later}</MutedText>;
  return isOffered && <CodeForm channel={channel} number={stored.number} />;
};

/** SET-04 to SET-08. Off applies at once; on needs a number, and a number needs its code. */
export const NumberCard = ({
  channel,
  channels,
}: {
  readonly channel: PhoneChannel;
  readonly channels: Channels | null;
}) => {
  const words = useNotifyWords();
  const form = useNumberForm(channel);
  const isOffered = channels?.[channel].offered !== false;
  return (
    <Fold
      id={`notify-${channel}`}
      icon={channel === 'sms' ? PhoneIcon : ChatIcon}
      title={words[channel].title}
      fact={
        !form.stored.enabled || form.stored.number === ''
          ? words.facts.off
          : form.stored.confirmed
            ? form.stored.number
            : words.facts.unconfirmed(form.stored.number)
      }
    >
      <Stack>
        {!isOffered && <MutedText>{words.number.off}</MutedText>}
        <Switch
          label={words[channel].enabled}
          {...(channel === 'sms' && { hint: words.sms.only })}
          on={form.isOn}
          onChange={form.flip}
        />
        {form.isOn && <NumberInputs channel={channel} form={form} />}
        {form.isSaved && form.stored.number !== '' && (
          <StoredNumber channel={channel} stored={form.stored} isOffered={isOffered} />
        )}
        {channels?.[channel].stand_in && <MutedText>{words.standIn}</MutedText>}
      </Stack>
    </Fold>
  );
};
