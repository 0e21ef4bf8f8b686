import { createContext, type ReactNode, useContext } from 'react'
import { useConfig } from 'wagmi'
import { app } from '../otherKits'
import {
  type Authentication,
  WalletdockProvider,
  type WalletdockProviderProps,
} from '../react'

/** Props of another kit's provider that are Walletdock's own. */
export type RemoteProps = Partial<
  Pick<WalletdockProviderProps, 'remote' | 'onFailure'>
>

/** The page's sign-in, from the provider above. */
export const AuthenticationContext = createContext<Authentication | undefined>(
  undefined,
)

declare const WALLETDOCK_URL: string

/** URL of the remote that serves this package, if the build knows it. */
const servedBy = typeof WALLETDOCK_URL === 'string' ? WALLETDOCK_URL : ''

/**
 * Provides Walletdock on the page's own wagmi, with the facts of its config. Renders its children at once.
 * @throws Error without `remote`, unless the package comes from the remote under the other kit's name
 */
export function OtherKitProvider({
  remote = servedBy,
  ...options
}: Partial<WalletdockProviderProps>): ReactNode {
  const auth = useContext(AuthenticationContext)
  const wagmi = useConfig()
  if (!remote)
    throw new Error(
      'The provider needs the URL of your remote. Pass it as `remote`.',
    )
  return (
    <WalletdockProvider
      appName=""
      // Without a project id, the page has its own connectors, or no wallet that needs WalletConnect.
      wallets={app.projectId ? undefined : ['safe', 'coinbase']}
      {...app}
      {...options}
      {...{ remote, auth, wagmi }}
    />
  )
}
