import { FieldSlotsProvider } from '#features/fields/web/field-slots.tsx';
import { ResultSlotsProvider } from '#features/scanner/web/result/result-slots.tsx';
import { StoreProvider } from '#kit/web/store/hooks.ts';
import type { Store } from '#kit/web/store/store.ts';
import { Toasts } from '#kit/web/ui/Toasts.tsx';
import { web } from './compose.ts';
import { Deferred } from './Deferred.tsx';
import { InstallProvider } from './install/install-context.tsx';
import { LanguageBridge } from './LanguageBridge.tsx';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { PageCounter } from './routing/CountPages.tsx';
import { ScreenErrorBoundary } from './screens/ScreenErrorBoundary.tsx';
import { ClaimInvitation } from './session/ClaimInvitation.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { TakenOverToast } from './session/TakenOverToast.tsx';
import { NetworkToasts } from './shell/NetworkToasts.tsx';
import { UpdateToast } from './shell/UpdateToast.tsx';

export const Root = ({ store }: { readonly store: Store }) => (
  <StoreProvider store={store}>
    <SessionGate>
      <LanguageBridge>
        {/* Before the page: from its top the Tab key reaches a toast first. */}
        <Toasts />
        <InstallProvider>
          <ResultSlotsProvider value={web.slots}>
            <FieldSlotsProvider value={web.slots}>
              <ScreenErrorBoundary>
                <AppRoutes />
              </ScreenErrorBoundary>
            </FieldSlotsProvider>
          </ResultSlotsProvider>
        </InstallProvider>
        <PageCounter />
        <Deferred part="invitation">
          <ClaimInvitation />
        </Deferred>
        <TakenOverToast />
        <NetworkToasts />
        <UpdateToast />
      </LanguageBridge>
    </SessionGate>
  </StoreProvider>
);
