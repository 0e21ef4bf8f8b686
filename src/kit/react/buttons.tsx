import type { ReactNode } from 'react'
import type { Walletdock } from '../../remote/container/WalletdockModules'
import type { ConnectButtonProps } from '../../remote/exposes/ConnectButton'
import { useWallet } from './hooks'
import { shortenAddress, useEarlyAccount } from './shared'
import { Loaded, useKit } from './WalletdockProvider'

/**
 * The connect button. Until the remote has loaded, a button of the same size waits for the visitor's press.
 * @throws Error outside `<WalletdockProvider>`
 */
export const ConnectButton = (props: ConnectButtonProps): ReactNode => (
  <Loaded label={props.label}>
    {({ ConnectButton }) => <ConnectButton {...props} />}
  </Loaded>
)

export type CustomButtonProps = Parameters<
  Walletdock['ConnectButton']['Custom']
>[0]
/** Values for a page's own button. */
export type CustomButtonFields = Parameters<CustomButtonProps['children']>[0]

/**
 * Renders the page's own button, at once. Until the remote has loaded, and without it, the account is that of the page's
 * own wagmi or of the last page, and a press waits for the remote.
 * @throws Error outside `<WalletdockProvider>`
 */
export function CustomButton({ children }: CustomButtonProps): ReactNode {
  const early = useEarlyFields()
  // Without content, the boundary would render its own button.
  const draw = () => children(early) ?? ''
  return (
    <Loaded placeholder={draw()} fallback={draw}>
      {({ ConnectButton }) => (
        <ConnectButton.Custom>
          {(fields) => children(fields.mounted ? fields : early)}
        </ConnectButton.Custom>
      )}
    </Loaded>
  )
}

function useEarlyFields(): CustomButtonFields {
  const { config, accountCookie } = useKit()
  const [known, isCertain] = useEarlyAccount(config, accountCookie)
  const { open, dialog } = useWallet()
  const { wagmi, chains = [] } = config
  const chain = (wagmi?.chains ?? chains).find(
    ({ id }) => id === known?.chainId,
  )
  const auth = config.auth?.status
  const isSignedIn = !auth || auth === 'authenticated'
  const address = isSignedIn && known?.address
  return {
    ...(address && {
      account: {
        address,
        displayName: shortenAddress(address),
        hasPendingTransactions: false,
      },
    }),
    ...(known && {
      chain: {
        id: known.chainId,
        name: chain?.name ?? `${known.chainId}`,
        unsupported: !chain,
        hasIcon: false,
      },
    }),
    mounted: !!address || isCertain,
    authenticationStatus: auth,
    openConnectModal: () => open('connect'),
    openAccountModal: () => open('account'),
    openChainModal: () => open('network'),
    connectModalOpen: dialog === 'connect',
    accountModalOpen: dialog === 'account',
    chainModalOpen: dialog === 'network',
  }
}
