// @cache shell

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link, Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { draft } from '#features/people/web/draft.ts';
import { GUEST_SCAN_LIMIT } from '#features/scanner/domain/scan.ts';
import { ResultSlotsProvider } from '#features/scanner/web/result/result-slots.tsx';
import { usePublishedHeight } from '#kit/web/hooks/use-published-height.ts';
import { useSession } from '#kit/web/session.tsx';
import { type Subscription, SubscriptionProvider } from '#kit/web/subscription.tsx';
import { Brand } from '#kit/web/ui/Brand.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { CameraIcon, HomeIcon, PeopleIcon, RainIcon } from '#kit/web/ui/icons.tsx';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import { LeafIcon } from '#kit/web/ui/more-icons.tsx';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { web } from '../compose.ts';
import { routes } from '../routing/routes.ts';
import { ScreenContent } from '../shell/ScreenContent.tsx';
import { GuestOffer } from './GuestOffer.tsx';
import { guestEn } from './words.en.ts';
import { guestSw } from './words.sw.ts';
import nav from '../shell/BottomNav.module.css';
import shell from '../shell/Shell.module.css';
import bar from '../shell/TopBar.module.css';
import styles from './GuestArea.module.css';

const guestRoutes = routes.filter(({ path }) => web.guestPaths.includes(path));
const publicRoutes = routes.filter(({ access }) => access === 'public');

const GuestWeather = lazyComponent(
  async () => (await import('#features/weather/web/GuestWeather.tsx')).GuestWeather,
);

const subscription: Subscription = {
  isPro: false,
  plan: 'free',
  until: null,
  fieldLimit: 0,
  scanLimit: GUEST_SCAN_LIMIT,
};
const slots = { Share: GuestOffer };

const Bar = () => {
  const { language, toggle } = useLanguage();
  return (
    <header className={classes(bar.bar, styles.bar)}>
      <Link href="~/auth" className={bar.product}>
        <Brand />
      </Link>
      <span className={bar.space} />
      <button type="button" className={bar.language} onClick={toggle} lang={language === 'en' ? 'sw' : 'en'}>
        <span>{language === 'en' ? 'SW' : 'EN'}</span>
      </button>
    </header>
  );
};

interface EntryProps {
  readonly to: string;
  readonly state?: object;
  readonly children: ReactNode;
}

const Entry = ({ to, state, children }: EntryProps) => {
  const [path] = useLocation();
  const isCurrent = path.startsWith(to);
  return (
    <Link
      href={to}
      state={state}
      className={classes(nav.entry, to === '/scan' && nav.scan, isCurrent && nav.on)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
};

const Nav = () => {
  const words = useWords({ en: guestEn, sw: guestSw });
  const height = usePublishedHeight<HTMLElement>('--bar');
  return (
    <nav ref={height} className={classes(nav.nav, styles.nav)} aria-label={words.nav}>
      <Entry to="~/auth">
        <HomeIcon />
        <span>{words.start}</span>
      </Entry>
      <Entry to="/weather">
        <RainIcon />
        <span>{words.weather}</span>
      </Entry>
      <Entry to="/scan">
        <span className={nav.disc}>
          <CameraIcon size={30} />
        </span>
        <span>{words.scan}</span>
      </Entry>
      <Entry to="/conditions">
        <LeafIcon />
        <span>{words.guide}</span>
      </Entry>
      <Entry to="~/auth" state={{ wantsAccount: true }}>
        <PeopleIcon />
        <span>{words.signIn}</span>
      </Entry>
    </nav>
  );
};

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className={shell.shell}>
    <Bar />
    <ScreenContent>{children}</ScreenContent>
    <Nav />
  </div>
);

const useAddress = (): string => {
  const [path] = useLocation();
  const search = useSearch();
  return search ? `${path}?${search}` : path;
};

/** Everything that needs an account: asks for one, and returns there afterwards. */
const AccountNeeded = () => {
  const from = useAddress();
  return <Redirect to="~/auth" replace state={{ sentHere: true, from }} />;
};

/** A page for everybody has no guest's copy. */
const PublicPage = () => <Redirect to={`~${useAddress()}`} replace />;

/**
 * The leaf check without an account: the screens of the features' `guestPaths`, under /guest and with the
 * same links as for users. What a guest does is stored on the phone and becomes the account's at the next
 * sign-in.
 */
export const GuestArea = () => {
  const { session } = useSession();
  const [path] = useLocation();
  // An earlier wish for an account is given up; the next one names its own screen.
  useEffect(() => {
    draft.returnTo = null;
  }, []);
  if (session) return <Redirect to={`~${path}`} replace />;
  return (
    <SubscriptionProvider value={subscription}>
      <ResultSlotsProvider value={slots}>
        <Frame>
          <Switch>
            {guestRoutes.map(({ path: at, screen: Screen }) => (
              <Route key={at} path={at}>
                {(params) => <Screen params={params as Record<string, string>} />}
              </Route>
            ))}
            <Route path="/weather">
              <GuestWeather />
            </Route>
            <Route path="/">
              <Redirect to="~/auth" replace />
            </Route>
            {publicRoutes.map(({ path: at }) => (
              <Route key={at} path={at}>
                <PublicPage />
              </Route>
            ))}
            <Route>
              <AccountNeeded />
            </Route>
          </Switch>
        </Frame>
      </ResultSlotsProvider>
    </SubscriptionProvider>
  );
};
