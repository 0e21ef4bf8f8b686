import type { ReactNode } from 'react'
import { useAccountEffect, useConfig } from 'wagmi'
import type { Chain } from 'wagmi/chains'
import { warnOnce } from '../otherKits'
import { ConnectButton, CustomButton, useWallet } from '../react'
import { shortenAddress } from '../react/shared'
import type { CustomTheme, Mode, Theme } from './connectkitTypes'

function Button({
  label,
  showBalance = false,
  showAvatar = true,
  ...ignored
}: {
  theme?: Theme
  mode?: Mode
  customTheme?: CustomTheme
  label?: string
  showBalance?: boolean
  showAvatar?: boolean
  onClick?: (open: () => void) => void
}): ReactNode {
  for (const name of Object.keys(ignored))
    warnOnce(name, 'Use ConnectKitButton.Custom.')
  return (
    <ConnectButton
      {...{ label, showBalance }}
      chainStatus="none"
      accountStatus={showAvatar ? 'full' : 'address'}
    />
  )
}

function Custom({
  children,
}: {
  children?: (fields: {
    show?: () => void
    hide?: () => void
    chain?: Chain & { unsupported?: boolean }
    unsupported: boolean
    isConnected: boolean
    isConnecting: boolean
    address?: `0x${string}`
    truncatedAddress?: string
    ensName?: string
  }) => ReactNode
}): ReactNode {
  const { chains } = useConfig()
  const { open, setOpen } = useModal()
  return (
    <CustomButton>
      {({ account, chain }) => {
        const known = chains.find(({ id }) => id === chain?.id)
        return children?.({
          show: () => setOpen(true),
          hide: () => setOpen(false),
          unsupported: !!chain?.unsupported,
          isConnected: !!account,
          isConnecting: open,
          ...(known && { chain: known }),
          ...(account && {
            // The wallet's address.
            address: account.address as `0x${string}`,
            truncatedAddress: shortenAddress(account.address),
          }),
          ...(account?.ensName && { ensName: account.ensName }),
        })
      }}
    </CustomButton>
  )
}

/** The connect button. */
export const ConnectKitButton = /* @__PURE__ */ Object.assign(Button, {
  Custom,
})

export type AccountCallbacks = {
  onConnect?: (connection: { address?: string; connectorId?: string }) => void
  onDisconnect?: () => void
}

/** Calls the page when its wagmi connects, reconnects or disconnects. */
export const useAccountCallbacks = (callbacks: AccountCallbacks): void =>
  useAccountEffect({
    onConnect: ({ address, connector }) =>
      callbacks.onConnect?.({ address, connectorId: connector.id }),
    onDisconnect: () => callbacks.onDisconnect?.(),
  })

/** Opens and closes the dialogs. */
export function useModal(callbacks: AccountCallbacks = {}) {
  useAccountCallbacks(callbacks)
  const { open, close, dialog } = useWallet()
  const connect = () => void open('connect')
  return {
    open: !!dialog,
    setOpen: (isOpen: boolean) => void (isOpen ? open() : close()),
    // The list of wallets explains both.
    openAbout: connect,
    openOnboarding: connect,
    openProfile: () => void open('account'),
    openSwitchNetworks: () => void open('network'),
    openSIWE: (_triggerSIWE?: boolean) => connect(),
  }
}
