import type { donationRows } from '#features/experts/contract.ts';
import { Switch } from '#features/notify/web/Switch.tsx';
import { useSetting } from '#features/notify/web/use-setting.ts';
import { setConsent } from '#features/privacy/contract.ts';
import { isConsentValid, type Purpose, purposes, wordings } from '#features/privacy/domain/consent.ts';
import { useConsent } from '#features/privacy/web/use-consent.ts';
import { usePrivacyWords } from '#features/privacy/web/words.ts';
import { FOLLOW_ROW_ID, type followRows } from '#features/sightings/contract.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRow, useRows, useStore } from '#kit/web/store/hooks.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { WarningIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { BellIcon, ImageIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';

const PurposeSwitch = ({ purpose }: { readonly purpose: Purpose }) => {
  const words = usePrivacyWords();
  const { language } = useLanguage();
  const format = useFormat();
  const store = useStore();
  const last = useConsent(purpose);
  const { label, hint } = words.purposes[purpose];
  const set = async (given: boolean): Promise<void> => {
    const result = await store.send(setConsent, { purpose, given, wording: wordings[purpose], language });
    if (!result.ok) showToast(words.notSaved, { tone: 'bad' });
  };
  return (
    <div>
      <Switch label={label} hint={hint} on={isConsentValid(purpose, last)} onChange={set} />
      {last && (
        <MutedText>
          {last.given && !isConsentValid(purpose, last)
            ? words.changed
            : words.since(last.given, format.shortDay(new Date(last.at)))}
        </MutedText>
      )}
    </div>
  );
};

/** Consents that other screens ask for. Shown here, changed there. */
const OtherConsents = () => {
  const words = usePrivacyWords();
  const donates = useRows<RowOf<typeof donationRows>>('donation').some((row) => row.given);
  const follows = useRow<RowOf<typeof followRows>>('sighting_follow', FOLLOW_ROW_ID)?.active ?? false;
  const {
    whatsapp_enabled: whatsapp,
    whatsapp_number: number,
    sms_enabled: sms,
    sms_number: smsNumber,
  } = useSetting();
  const { donation, warnings } = words;
  return (
    <List label={words.elsewhere}>
      <ListItem
        icon={ImageIcon}
        title={donation.title}
        subtitle={donates ? donation.on : donation.off}
        to="/donation"
      />
      <ListItem
        icon={WarningIcon}
        title={warnings.title}
        subtitle={follows ? warnings.on : warnings.off}
        to="/sightings"
      />
      <ListItem
        icon={BellIcon}
        title={words.whatsapp.title}
        subtitle={whatsapp ? words.whatsapp.on(number) : words.whatsapp.off}
      />
      <ListItem
        icon={BellIcon}
        title={words.sms.title}
        subtitle={sms ? words.sms.on(smsNumber) : words.sms.off}
      />
    </List>
  );
};

/** Every consent of the farmer, with its date: those asked here can be switched, the others are linked. */
export const ConsentCard = () => {
  const words = usePrivacyWords();
  return (
    <Card labelledBy="consents">
      <Stack>
        <h2 id="consents">{words.title}</h2>
        <MutedText>{words.intro}</MutedText>
        {purposes.map((purpose) => (
          <PurposeSwitch key={purpose} purpose={purpose} />
        ))}
        <h3>{words.elsewhere}</h3>
        <OtherConsents />
      </Stack>
    </Card>
  );
};
