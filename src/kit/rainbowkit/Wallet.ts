import type { CreateConnectorFn } from 'wagmi'
import type { WalletName } from '../../remote/exposes/WalletProvider'

/** A wallet to offer. */
export type Wallet = {
  id: string
  aliases?: string[]
  name: string
  rdns?: string
  shortName?: string
  iconUrl: string | (() => Promise<string>)
  iconAccent?: string
  iconBackground: string
  installed?: boolean
  /** By the name of the browser or platform. */
  downloadUrls?: { [platform: string]: string | undefined }
  hidden?: () => boolean
  createConnector: (walletDetails: WalletDetailsParams) => CreateConnectorFn
  mobile?: { getUri?: (uri: string) => string }
  desktop?: { getUri?: (uri: string) => string; instructions?: object }
  qrCode?: { getUri: (uri: string) => string; instructions?: object }
  extension?: { instructions?: object }
  /** The names of the same wallet in Walletdock's catalogue. */
  walletdock?: readonly WalletName[] | undefined
}

/** Creates a wallet from the options of the page. */
export type CreateWalletFn = (parameters: {
  projectId: string
  appName: string
  appIcon?: string | undefined
  walletConnectParameters?: object
}) => Wallet

/** Wallets under headings. */
export type WalletList = { groupName: string; wallets: CreateWalletFn[] }[]

/** Options of WalletConnect's provider. They have no effect. */
export type RainbowKitWalletConnectParameters = {
  [option: string]: unknown
}

/** A wallet as its connector sees it. */
export type RainbowKitDetails = Omit<Wallet, 'createConnector' | 'hidden'> & {
  index: number
  groupIndex?: number
  groupName?: string
  isWalletConnectModalConnector?: boolean
  isRainbowKitConnector: boolean
  showQrModal?: true
}

export type WalletDetailsParams = { rkDetails: RainbowKitDetails }
