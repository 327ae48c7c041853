import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useSession } from '#kit/web/session.tsx';
import { EyeIcon } from '#kit/web/ui/eye-icons.tsx';
import { Facts } from '#kit/web/ui/Facts.tsx';
import { CheckIcon, OutboxIcon, PeopleIcon } from '#kit/web/ui/icons.tsx';
import type { IconType } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { DocumentIcon, SendIcon, ShopIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { mission } from '../contract.ts';
import { ResponseTimesCard, HealthCard, Measurement, useAdminWords, useFigures } from './staff-ui.tsx';

const staffPages: readonly (readonly [keyof ReturnType<typeof useAdminWords>['parts'], string, IconType])[] =
  [
    ['users', '/admin/users', PeopleIcon],
    ['system', '/admin/system', EyeIcon],
    ['database', '/admin/database', CheckIcon],
    ['acts', '/admin/acts', DocumentIcon],
    ['review', '/community/review', CheckIcon],
    ['suppliers', '/admin/suppliers', ShopIcon],
    ['offers', '/admin/offers', ShopIcon],
    ['prices', '/admin/prices', DocumentIcon],
    ['referrals', '/admin/referrals', SendIcon],
    ['refunds', '/admin/refunds', OutboxIcon],
  ];

const StaffPages = () => {
  const words = useAdminWords();
  return (
    <Stack gap="small">
      <h2>{words.staff}</h2>
      <List label={words.staff}>
        {staffPages.map(([part, path, icon]) => (
          <ListItem key={part} icon={icon} title={words.parts[part]} to={path} />
        ))}
      </List>
    </Stack>
  );
};

/** MSC-01 to MSC-05: counted and measured figures for Pro users; links to the management pages for staff only. */
export const MissionScreen = () => {
  const words = useAdminWords();
  const format = useFormat();
  const { session } = useSession();
  const figures = useFigures('admin.mission', () => call(mission, {}));
  return (
    <Screen title={words.title} back="/more">
      <Stack>
        <MutedText>{words.intro}</MutedText>
        <Measurement of={figures}>
          {(m) => (
            <>
              <Facts
                title={words.totals.title}
                facts={(['users', 'farms', 'scans'] as const).map((what) => [
                  words.totals[what],
                  format.number(m[what]),
                ])}
              />
              <HealthCard judged={m.judged} />
              <ResponseTimesCard title={`${words.answers.title} · ${words.answers.quarter}`} of={m.answers} />
            </>
          )}
        </Measurement>
        {session?.role === 'admin' && <StaffPages />}
      </Stack>
    </Screen>
  );
};
