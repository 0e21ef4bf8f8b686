import { type ReactNode, useState } from 'react'
import { useConfig } from 'wagmi'
import {
  ConnectButton as Button,
  type ConnectButtonProps,
  CustomButton,
  useAccountDialog,
  useAddRecentTransaction as useAdd,
  useConnectDialog,
  useNetworkDialog,
  useWallet,
} from '../react'

/** The connect button. */
export const ConnectButton = /* @__PURE__ */ Object.assign(
  (props: Omit<ConnectButtonProps, 'wallet'>): ReactNode => (
    <Button {...props} />
  ),
  { Custom: CustomButton },
)

/** Ids of the catalogue with capitals. RainbowKit's button takes small letters. */
const withCapitals =
  /* @__PURE__ */ 'metaMask walletConnect bestWallet imToken oneInch oneKey safePal subWallet tokenPocket'.split(
    ' ',
  )

/** Returns the id of a wallet: the connector of the page's own wallet, or the name in the catalogue. */
function useWalletId(wallet = 'rainbow'): string {
  const name = wallet.toLowerCase()
  const own = useConfig().connectors.find((connector) => {
    const { id, aliases = [] } = Object(Reflect.get(connector, 'rkDetails'))
    const isOwn = !('opensDialog' in connector)
    return (
      isOwn && [id, ...aliases].some((each) => each?.toLowerCase() === name)
    )
  })
  if (own) return own.id
  if (/^(base(account)?|coinbasewallet)$/.test(name)) return 'coinbase'
  return withCapitals.find((id) => id.toLowerCase() === name) ?? wallet
}

export type WalletButtonRendererProps = {
  wallet?: string
  children: (fields: {
    error: boolean
    loading: boolean
    connected: boolean
    ready: boolean
    mounted: boolean
    connector: { id: string; name: string; ready: boolean }
    connect: () => Promise<void>
  }) => ReactNode
}

function CustomWalletButton({ wallet, children }: WalletButtonRendererProps) {
  const { connector, dialog, open, status } = useWallet()
  const [isPressed, setPressed] = useState(false)
  const id = useWalletId(wallet)
  return children({
    error: false,
    loading: isPressed && dialog === 'connect',
    connected: connector?.id === id,
    ready: true,
    mounted: status !== 'loading',
    connector: {
      id,
      name: connector?.id === id ? connector.name : id,
      ready: true,
    },
    connect: () => {
      setPressed(true)
      return open('connect', { wallet: id })
    },
  })
}

function OneWalletButton({ wallet }: { wallet?: string }): ReactNode {
  return <Button wallet={useWalletId(wallet)} />
}

/** A button for one wallet. */
export const WalletButton = /* @__PURE__ */ Object.assign(OneWalletButton, {
  Custom: CustomWalletButton,
})

type Open = (() => void) | undefined

/** `openConnectModal` is undefined while a wallet is connected. */
export function useConnectModal(): {
  connectModalOpen: boolean
  openConnectModal: Open
} {
  const { open, mayOpen, isOpen } = useConnectDialog()
  return {
    openConnectModal: mayOpen ? open : undefined,
    connectModalOpen: isOpen,
  }
}

/** `openAccountModal` is undefined while no wallet is connected. */
export function useAccountModal(): {
  accountModalOpen: boolean
  openAccountModal: Open
} {
  const { open, mayOpen, isOpen } = useAccountDialog()
  return {
    openAccountModal: mayOpen ? open : undefined,
    accountModalOpen: isOpen,
  }
}

/** `openChainModal` is undefined while no wallet is connected. */
export function useChainModal(): {
  chainModalOpen: boolean
  openChainModal: Open
} {
  const { open, mayOpen, isOpen } = useNetworkDialog()
  return { openChainModal: mayOpen ? open : undefined, chainModalOpen: isOpen }
}

/** Adds a transaction that the page has sent. */
export const useAddRecentTransaction = useAdd as () => (transaction: {
  hash: string
  description: string
  confirmations?: number
}) => void
