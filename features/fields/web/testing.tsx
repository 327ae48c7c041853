import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { openGazetteer } from '#features/places/web/gazetteer.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Outcome } from '#kit/sync/exchange.ts';
import type { Projections } from '#kit/sync/replay.ts';
import { type ServerOptions, SessionProvider, type SessionView } from '#kit/web/session.tsx';
import { openDisk } from '#kit/web/store/disk.ts';
import { StoreProvider } from '#kit/web/store/hooks.ts';
import { createStore, type Store } from '#kit/web/store/store.ts';
import type { Transport } from '#kit/web/store/transport.ts';
import { waitUntilIdle } from '#kit/web/store/wait-until-idle.testing.ts';
import { SubscriptionProvider, type Subscription } from '#kit/web/subscription.tsx';
import { dismissToast, toasts } from '#kit/web/ui/toast.ts';
import { LanguageProvider, type Language } from '#kit/web/words.tsx';
// Preloads the module that screens otherwise import on demand to name a place.
import '#features/places/web/name-place.ts';
import type { Field } from '../domain/field.ts';

export const farmer: SessionView = {
  userId: newId(),
  email: 'wanjiku@example.com',
  emailVerified: true,
  name: '',
  role: 'farmer',
  language: 'en',
};
export const freePlan: Subscription = {
  isPro: false,
  plan: 'free',
  until: null,
  fieldLimit: 1,
  scanLimit: 15,
};
export const proPlan: Subscription = {
  isPro: true,
  plan: 'pro',
  until: '2027-01-01T00:00:00Z',
  fieldLimit: null,
  scanLimit: null,
};
export const unknownPlan: Subscription = {
  isPro: false,
  plan: null,
  until: null,
  fieldLimit: null,
  scanLimit: null,
};

export const field = (over: Partial<Field> = {}): Field => ({
  id: newId(),
  farm_id: 'g',
  name: 'Shamba la mto',
  size: 1,
  size_unit: 'acres',
  size_hectares: 0.404686,
  size_is_default: false,
  boundary: 'POLYGON((36.08 -0.30, 36.081 -0.30, 36.081 -0.301, 36.08 -0.301, 36.08 -0.30))',
  boundary_source: 'approximate',
  area_error_m2: null,
  measured_at: null,
  location: { lat: -0.3031, lng: 36.08 },
  location_unconfirmed: false,
  location_accuracy_m: 12,
  location_description: 'Nakuru',
  crop_type: 'beans',
  season: '2026',
  soil_type: null,
  irrigation_type: null,
  soil_ph: null,
  elevation: null,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  ...over,
});

interface Setting {
  readonly projections: Projections;
  readonly at?: string;
  readonly language?: Language;
  readonly session?: SessionView | null;
  readonly plan?: Subscription;
  /** Rows from the server. */
  readonly rows?: readonly { readonly kind: string; readonly row: { readonly id: string } }[];
  readonly online?: boolean;
  /** This phone has never synced. */
  readonly neverSynced?: boolean;
  /** Simulates a browser without storage. */
  readonly noStorage?: boolean;
  readonly serverOptions?: ServerOptions;
  /** The server's reply to commands, when reachable. */
  readonly refuse?: { readonly code: string; readonly details?: Record<string, number> };
  /** Reopens the same phone. */
  readonly disk?: string;
}

export interface Farm {
  readonly store: Store;
  readonly disk: string;
  path(): string;
  commands(): { name: string; args: any; state: string }[];
}

const unreachable = { ok: false, code: 'network.unreachable' } as const;

/** A server that only acknowledges commands. It does not simulate the rows it would write. */
const transportOf = ({ online = true, neverSynced, refuse }: Setting): Transport => {
  let seq = 10;
  return {
    exchange: async ({ commands }) => {
      if (!online || neverSynced) return unreachable;
      const outcomes = commands.map(({ id }): Outcome =>
        refuse ? { id, result: 'refused', ...refuse } : { id, result: 'applied', seq: ++seq },
      );
      return {
        ok: true,
        value: {
          outcomes,
          changes: { rows: [], cursor: 1, head: seq, more: false, restart: false },
          serverTime: new Date().toISOString(),
        },
      };
    },
    getUploadStatus: async () => unreachable,
    uploadPart: async () => unreachable,
  };
};

const openStores: Store[] = [];

/** One screen over a real store on a real (in-memory) IndexedDB. The test controls session, plan and network. */
export const openFarm = async (element: ReactNode, setting: Setting): Promise<Farm> => {
  const {
    projections,
    at = '/fields',
    language = 'en',
    session = farmer,
    plan = freePlan,
    rows = [],
    online = true,
    neverSynced,
    noStorage,
    serverOptions = null,
    disk = `farm-${newId()}`,
  } = setting;
  await openGazetteer();
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  const opened = noStorage ? null : await openDisk(disk);
  if (opened && !opened.ok) throw new Error(opened.code);
  const store = await createStore({
    disk: opened && opened.value,
    projections: async () => projections,
    transport: transportOf(setting),
    isOnline: () => online,
    random: () => 0,
  });
  openStores.push(store);
  await store.signIn(farmer.userId);
  if (!neverSynced && !noStorage) {
    const changed = rows.map(({ kind, row }) => ({
      kind,
      id: row.id,
      row: row as unknown as Record<string, unknown>,
    }));
    await store.applyChanges(farmer.userId, store.cursor(), {
      rows: changed,
      cursor: 1,
      head: 1,
      more: false,
      restart: false,
    });
  }
  await store.whenIdle();
  history.replaceState(null, '', at);
  let address = at;
  const App = () => {
    const [current] = useState(session);
    const [here] = useLocation();
    address = here;
    const control = {
      loading: false,
      session: current,
      serverOptions,
      setSession: () => {},
      refresh: async () => current,
    };
    return (
      <SessionProvider value={control}>
        <SubscriptionProvider value={plan}>
          <StoreProvider store={store}>
            <LanguageProvider initial={language}>
              <Switch>
                <Route path={at.split('?')[0]!}>{element}</Route>
                <Route>elsewhere</Route>
              </Switch>
            </LanguageProvider>
          </StoreProvider>
        </SubscriptionProvider>
      </SessionProvider>
    );
  };
  render(
    <Router>
      <App />
    </Router>,
  );
  await waitForUpdates();
  return {
    store,
    disk,
    path: () => address,
    commands: () => store.snapshot().items.map(({ name, args, state }) => ({ name, args, state })),
  };
};

export const waitForUpdates = (ms = 20): Promise<void> => waitUntilIdle(ms);
export const click = async (element: Element): Promise<void> => {
  await userEvent.click(element);
  await waitForUpdates(60);
};
export const tap = (name: string | RegExp): Promise<void> => click(screen.getByRole('button', { name }));
export const type = async (label: string | RegExp, text: string): Promise<void> => {
  await userEvent.type(screen.getByLabelText(label), text);
};
export const pageText = (): string => document.body.textContent ?? '';
export const toastTexts = (): string[] => toasts.read().map((item) => item.text);
export const toastOf = (text: RegExp) => toasts.read().find((item) => text.test(item.text));

export const cleanUp = (): void => {
  cleanup();
  for (const item of toasts.read()) dismissToast(item.id);
  for (const store of openStores.splice(0)) store.close();
  localStorage.clear();
};

/** Fakes the phone's reply to a location request. */
export const mockGeolocation = (
  answer: { lat: number; lng: number; accuracy: number } | 'denied' | 'slow',
): { requests: PositionOptions[] } => {
  const requests: PositionOptions[] = [];
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed, options) => {
    requests.push(options!);
    setTimeout(() => {
      if (typeof answer === 'string')
        failed?.({ code: answer === 'denied' ? 1 : 3 } as GeolocationPositionError);
      else
        found({
          coords: { latitude: answer.lat, longitude: answer.lng, accuracy: answer.accuracy },
        } as GeolocationPosition);
    }, 5);
  };
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return { requests };
};
export { screen };
