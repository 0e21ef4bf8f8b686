import { type Connector, injected, ProviderNotFoundError } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { browserWalletWithId } from '../../wallets/browserWallet'
import { detectInjected } from '../../wallets/detectInjected'
import { isContested } from '../../wallets/isContested'
import type { Transport, Wallet } from '../../wallets/Wallet'
import type { EngineContext } from '../EngineContext'
import { addConnector } from './addConnector'
import { announcedConnector, identitiesOf, identityOf } from './announced'
import { hardenConnector } from './hardenConnector'
import { isInSafe } from './isInSafe'
import { type Sdk, sdkConnector } from './sdkConnector'

/**
 * Returns the connector of a wallet: its extension if it is installed, otherwise the SDK of the wallet's entry.
 * @throws ProviderNotFoundError if the wallet is not installed and has no SDK
 */
export async function connectorFor(
  context: EngineContext,
  walletId: string,
): Promise<Connector> {
  const connector = findConnector(context, walletId)
  if (connector) return connector
  // A Safe can only be reached from a page that it embeds.
  const isSdk = (transport: Transport): transport is Sdk =>
    transport === 'safe' ? isInSafe(context.settings) : transport !== 'injected'
  const sdk = walletOf(context, walletId)?.transports.find(isSdk)
  if (sdk) return sdkConnector(context, sdk)
  throw new ProviderNotFoundError()
}

/** Returns the connector of a wallet, or of a stored connector id, if it is available now. */
export function findConnector(
  context: EngineContext,
  id: string,
): Connector | undefined {
  const claim = identityOf(context, id)
  if (claim) return announcedConnector(context, claim)
  const wallet = walletOf(context, id)
  return (
    context.config.connectors.find((connector) => connector.id === id) ??
    (wallet ? detected(context, wallet) : unannounced(context, id))
  )
}

/** Returns the list's entry of a connector, by its announced rdns or its id. */
export function walletOf(
  { settings }: EngineContext,
  id: string,
): Wallet | undefined {
  return settings.wallets
    .flatMap(({ wallets }) => wallets)
    .find((wallet) => wallet.id === id || wallet.rdns?.includes(id))
}

function detected(
  context: EngineContext,
  wallet: Wallet,
): Connector | undefined {
  if (isContested(identitiesOf(context), wallet)) return undefined
  const announced = context.announced.get().map(({ provider }) => provider)
  const provider = detectInjected(wallet, pageProvider(), announced)
  return provider ? injectedConnector(context, wallet, provider) : undefined
}

/**
 * Returns the connector of a browser wallet that is not in the list and had not announced itself when it was chosen.
 */
function unannounced(
  context: EngineContext,
  id: string,
): Connector | undefined {
  const found = browserWalletWithId(id, pageProvider())
  if (!found) return undefined
  const { provider } = found
  const claim = identitiesOf(context).find((each) => each.provider === provider)
  return claim
    ? announcedConnector(context, claim)
    : injectedConnector(context, found, provider)
}

function injectedConnector(
  context: EngineContext,
  { id, name }: Pick<Wallet, 'id' | 'name'>,
  foreign: unknown,
): Connector {
  // The provider is unchecked. wagmi treats it as an EIP-1193 provider and throws if it is not.
  const provider = foreign as EIP1193Provider
  const create = injected({ target: { id, name, provider } })
  return addConnector(context.config, hardenConnector(context, create))
}

function pageProvider(): unknown {
  return Reflect.get(globalThis, 'ethereum')
}
