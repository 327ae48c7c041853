import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useInstall } from '#kit/web/install/use-install.ts';
import type { Install } from '#kit/web/install/use-install.ts';

const InstallContext = createContext<Install | null>(null);

/** One listener for the whole app: the browser delivers its install prompt only once. */
export const InstallProvider = ({ children }: { readonly children: ReactNode }) => (
  <InstallContext.Provider value={useInstall()}>{children}</InstallContext.Provider>
);

export const useInstallContext = (): Install => {
  const install = useContext(InstallContext);
  if (!install) throw new Error('InstallProvider is missing');
  return install;
};
