import { createConfig } from 'wagmi'
import { injectedProvider } from '../../platform/page/injectedProvider'
import type { WalletName } from '../../remote/exposes/WalletProvider'
import { noConnector } from '../otherKits'
import { transportsFor } from '../otherKits/transportsFor'
import { coinbaseConnector } from './coinbaseConnector'
import type { Wallet } from './Wallet'

/**
 * Returns a wallet that Walletdock connects itself. Without a name in its catalogue, the wallet is listed if it announces
 * itself.
 * @__NO_SIDE_EFFECTS__
 */
const wallet =
  (id: string, ...walletdock: WalletName[]) =>
  (_?: object): Wallet => ({
    id,
    name: id,
    iconUrl: '',
    iconBackground: '#fff',
    createConnector: () => noConnector,
    walletdock,
  })

/** Returns a wallet whose connector pages look up by its id. */
const coinbase = (id: string, connectorId: string, name: string): Wallet => ({
  ...wallet(id, 'coinbase')(),
  ...{ name, aliases: [id === 'base' ? 'baseAccount' : 'coinbaseWallet'] },
  createConnector: () => coinbaseConnector(connectorId),
})

export const anchorageDigitalWallet = wallet('anchorageDigital')
export const argentWallet = wallet('ready', 'ready')
export const backpackWallet = wallet('backpack', 'backpack')
// Functions, so that bundlers omit the connector from pages without these names.
export const base = (_?: object) => coinbase('base', 'baseAccount', 'Base')
/** @alias base */
export const baseAccount = base
export const berasigWallet = wallet('berasig')
export const bestWallet = wallet('bestWallet', 'bestWallet')
export const bifrostWallet = wallet('bifrost', 'bifrost')
export const binanceWallet = wallet('binance', 'binance')
export const bitgetWallet = wallet('bitget', 'bitget')
export const bitskiWallet = wallet('bitski', 'bitski')
export const bitverseWallet = wallet('bitverse')
export const bloomWallet = wallet('bloom')
export const braveWallet = wallet('brave', 'brave')
export const bybitWallet = wallet('bybit', 'bybit')
export const clvWallet = wallet('clv')
export const coin98Wallet = wallet('coin98', 'coin98')
export const coinbaseWallet = (_?: object) =>
  coinbase('coinbase', 'coinbaseWalletSDK', 'Coinbase Wallet')
export const compassWallet = wallet('compass')
export const coreWallet = wallet('core', 'core')
export const ctrlWallet = wallet('ctrl', 'ctrl')
export const dawnWallet = wallet('dawn')
export const desigWallet = wallet('desig')
export const enkryptWallet = wallet('enkrypt', 'enkrypt')
export const foxWallet = wallet('fox')
export const frameWallet = wallet('frame', 'frame')
export const frontierWallet = wallet('frontier')
export const gateWallet = wallet('gate', 'gate')
export const geminiWallet = wallet('gemini')
export const imTokenWallet = wallet('imToken', 'imToken')
/** The browser's wallet, with wagmi's own connector, so that its sessions stay. */
export const injectedWallet = (_?: object): Wallet => ({
  ...wallet('injected')(),
  name: 'Injected',
  createConnector: () => (page) => {
    // wagmi 2.9 does not export this connector, but each config creates it for a provider, or for a function.
    const { connectors } = createConfig({
      ...{ chains: page.chains, transports: transportsFor(page.chains) },
      ...{ storage: null, multiInjectedProviderDiscovery: false },
    })._internal
    const connector = connectors.providerDetailToConnector({
      info: {
        rdns: 'injected',
        name: 'Injected',
        uuid: '',
        icon: 'data:image/',
      },
      // The types of 2.9 accept only a provider, but its code also accepts a function.
      provider: injectedProvider as never,
    })(page)
    return {
      ...connector,
      // The same provider may serve another connector, whose visitor has disconnected.
      isAuthorized: async () =>
        (await page.storage?.getItem('recentConnectorId')) === 'injected' &&
        connector.isAuthorized(),
    }
  },
  walletdock: undefined,
})
export const iopayWallet = wallet('iopay')
export const kaiaWallet = wallet('kaia', 'kaia')
export const kaikasWallet = wallet('kaia', 'kaia')
export const krakenWallet = wallet('kraken', 'kraken')
export const kresusWallet = wallet('kresus')
export const ledgerWallet = wallet('ledger', 'ledger')
export const magicEdenWallet = wallet('magicEden')
export const mecoWallet = wallet('meco')
export const metaMaskWallet = wallet('metaMask', 'metaMask')
export const mewWallet = wallet('mew', 'mew')
export const nestWallet = wallet('nest')
export const novaWallet = wallet('nova', 'nova')
export const oktoWallet = wallet('okto')
export const okxWallet = wallet('okx', 'okx')
export const omniWallet = wallet('omni')
export const oneInchWallet = wallet('oneInch', 'oneInch')
export const oneKeyWallet = wallet('oneKey', 'oneKey')
export const paraSwapWallet = wallet('paraSwap')
export const phantomWallet = wallet('phantom', 'phantom')
export const portoWallet = wallet('porto')
export const rabbyWallet = wallet('rabby', 'rabby')
export const rainbowWallet = wallet('rainbow', 'rainbow')
export const ramperWallet = wallet('ramper')
export const readyWallet = wallet('ready', 'ready')
export const roninWallet = wallet('ronin', 'ronin')
export const safeWallet = wallet('safe', 'safe')
export const safeheronWallet = wallet('safeheron')
export const safepalWallet = wallet('safePal', 'safePal')
export const seifWallet = wallet('seif')
export const subWallet = wallet('subWallet', 'subWallet')
export const tahoWallet = wallet('taho')
export const talismanWallet = wallet('talisman', 'talisman')
export const tokenPocketWallet = wallet('tokenPocket', 'tokenPocket')
export const tokenaryWallet = wallet('tokenary')
export const trustWallet = wallet('trust', 'trust')
export const uniswapWallet = wallet('uniswap', 'uniswap')
export const universalProfilesWallet = wallet('universalProfiles')
export const valoraWallet = wallet('valora', 'valora')
/** @throws Error without a project id */
export const walletConnectWallet = (about: { projectId: string }): Wallet => {
  if (!about.projectId)
    throw new Error(
      'No projectId found. Every app must provide a WalletConnect projectId.',
    )
  return wallet('walletConnect', 'walletConnect')()
}
export const wigwamWallet = wallet('wigwam', 'wigwam')
export const xPortalWallet = wallet('xPortal')
export const xdefiWallet = wallet('ctrl', 'ctrl')
export const zealWallet = wallet('zeal')
export const zerionWallet = wallet('zerion', 'zerion')
export const zilPayWallet = wallet('zilPay')
