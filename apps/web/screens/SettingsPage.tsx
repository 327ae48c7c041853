// @cache later

import { ConsentCard } from '#features/farm-data/web/ConsentCard.tsx';
import { SettingsScreen } from '#features/notify/web/SettingsScreen.tsx';
import { SignOut } from '#features/people/web/SignOut.tsx';

export const SettingsPage = () => <SettingsScreen signOut={<SignOut />} consents={<ConsentCard />} />;
