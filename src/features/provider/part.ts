import { currentDock } from '../../app/currentDock'
import type { CreateAnswer, Dock } from '../../app/Dock'
import { walletTimeoutMs } from '../../app/engineOnDemand'
import { restorableAccount } from '../../app/storedAccountFor'
import type {
  Listening,
  ProviderRequest,
} from '../../app/wallet/Eip1193Provider'
import { until } from '../../app/wallet/until'
import { WalletFailedError } from '../../errors/WalletFailedError'
import { guard } from '../../platform/listeners'
import { dockEvent } from '../../platform/page/dockEvent'
import { fieldsOf } from '../../platform/shapes'
import { onDemand } from '../../ui/onDemand'
import type { Address, State } from '../../wallet/session/State'
import { statusOf } from '../../wallet/session/selectors'
import { announce } from './announce'
import {
  chainMissing,
  codeOf,
  noWallet,
  ownError,
  providerError,
  requestError,
} from './engine/providerError'

/** Methods that only the wallet may answer. A node must never receive them. */
const isForWallet =
  /^(wallet_|personal_|eth_(sign|(sendTransaction|decrypt|getEncryptionPublicKey)$))/

/** Creates the function that answers the provider's requests, and emits the provider's events. @see EIP-1193 */
export const createAnswer: CreateAnswer = (firstDock, listening, first) => {
  let dock = firstDock
  let last = viewOf(dock, first)
  let stop = () => {}
  let requests = onDemand(() => loadRequests(firstDock))

  function update() {
    const before = last
    const now = viewOf(dock, dock.session.getState())
    last = now
    emitChanges(listening, before, now)
    // Load the code before a request needs it, because browsers open a wallet's popup or app only within a tap.
    if (now.isConnected) requests.load().catch(() => {})
  }

  /** A provider that remounts with another wagmi config has replaced the dock. */
  function follow() {
    stop()
    if (dock !== currentDock(firstDock)) {
      dock = currentDock(firstDock)
      requests = onDemand(() => loadRequests(dock))
    }
    stop = dock.session.subscribe(update)
    update()
    addEventListener(dockEvent, follow, { signal: dock.ended, once: true })
  }

  async function ask(request: ProviderRequest) {
    const { method, params } = request
    const { chainId, isConnected } = last
    if (dock.ended.aborted) throw noWallet()
    switch (method) {
      case 'eth_accounts':
        return [...last.accounts]
      case 'eth_coinbase':
        return last.accounts[0] ?? null
      case 'eth_chainId':
        return hex(chainId)
      case 'eth_requestAccounts':
        await connect(dock)
        return [...last.accounts]
      case 'wallet_requestPermissions':
        if (isConnected) break
        await connect(dock)
        return permissionsFor(last.accounts)
      case 'wallet_getPermissions':
        if (isConnected) break
        return permissionsFor(last.accounts)
      case 'wallet_revokePermissions':
        await dock.getSnapshot().disconnect()
        return null
      case 'wallet_switchEthereumChain':
        await whenConnected(dock)
        await switchChain(dock, last.chainId, params)
        return null
      // Nodes over HTTP cannot push.
      case 'eth_subscribe':
      case 'eth_unsubscribe':
      case undefined:
        throw requestError(`the method "${method}" is not supported.`, 4200)
    }
    if (!isForWallet.test(method))
      return (await requests.load()).askNode(chainId, request)
    await whenConnected(dock)
    return (await requests.load()).askWallet(request)
  }

  follow()
  // A host's own wagmi would find the provider, and connect the session to itself.
  const { announceProvider, wagmi } = dock.settings
  if (announceProvider && !wagmi) announce(dock.getProvider(), dock.ended)
  return (request) => ask(fieldsOf(request) as ProviderRequest)
}

/** Calls the page's listeners with what has changed. @see EIP-1193 */
function emitChanges(listening: Listening, before: View, now: View): void {
  function emit(event: string, data: unknown) {
    // The event's name decides the type of its data. The listener has chosen the name.
    for (const [name, listener] of [...listening])
      if (name === event)
        guard(() => (listener as (data: unknown) => void)(data))
  }
  const chainId = hex(now.chainId)
  if (now.isConnected && !before.isConnected) emit('connect', { chainId })
  if (before.isConnected && !now.isConnected) emit('disconnect', noWallet())
  if (now.chainId !== before.chainId) emit('chainChanged', chainId)
  if (now.accounts[0] !== before.accounts[0])
    emit('accountsChanged', now.accounts)
}

type View = {
  readonly accounts: readonly Address[]
  readonly chainId: number
  readonly isConnected: boolean
}

/** Returns what the provider's answers and events are about. */
function viewOf({ settings }: Dock, state: State): View {
  const { chains, initialChain } = settings
  const { chosenChain = initialChain } = state
  const { type } = state.connection
  const account = state.connection.account ?? restorableAccount(settings, state)
  return {
    accounts: account ? [account.address] : [],
    chainId: account?.chainId ?? chosenChain ?? chains[0].id,
    isConnected: type === 'connected',
  }
}

async function loadRequests({ loadEngine, settings }: Dock) {
  try {
    const [{ config }, { createRequests }] = await Promise.all([
      loadEngine(),
      import(
        /* webpackChunkName: 'providerRequests' */ './engine/createRequests'
      ),
    ])
    return createRequests(config, settings.walletTimeoutMs ?? walletTimeoutMs)
  } catch (thrown) {
    const failure = { class: 'sdk-missing' } as const
    const { message } = fieldsOf(thrown)
    throw providerError(codeOf(failure), `${message}`, failure, thrown)
  }
}

/** Waits while a session is restored. @returns Whether a wallet is connected then */
async function isRestored({ session }: Dock): Promise<boolean> {
  const typeNow = () => session.getState().connection.type
  await until(session, () => typeNow() !== 'reconnecting')
  return typeNow() === 'connected'
}

/** @throws ProviderError if no wallet is connected once the session is restored */
async function whenConnected(dock: Dock): Promise<void> {
  if (!(await isRestored(dock))) throw noWallet()
}

/**
 * Opens the connect dialog, unless a wallet is connected, and waits until the visitor has connected and, if the host has
 * a sign-in, signed in.
 * @throws ProviderError if the dialog closes before
 */
async function connect(dock: Dock): Promise<void> {
  const { session } = dock
  const { getState, send } = session
  await isRestored(dock)
  const isDone = () =>
    getState().connection.type === 'connected' &&
    statusOf(getState()) !== 'unauthenticated'
  if (isDone()) return
  send({ type: 'OPEN', dialog: 'connect' })
  // If this was called in a listener, the session handles the event only after the listener has returned.
  await Promise.resolve()
  await until(session, () => isDone() || getState().dialog?.name !== 'connect')
  if (isDone()) return
  throw getState().notice?.type === 'not-loaded'
    ? ownError({ class: 'sdk-missing' }, 'the connect dialog did not load.')
    : ownError({ class: 'rejected' }, 'the visitor closed the connect dialog.')
}

/** @throws ProviderError @see EIP-3326 */
async function switchChain(
  { getSnapshot, settings }: Dock,
  current: number,
  params: unknown,
): Promise<void> {
  const chainId = Number(fieldsOf(fieldsOf(params)[0])['chainId'])
  if (!chainId) throw requestError('`chainId` is not a number.', -32602)
  if (chainId === current) return
  if (!settings.chains.some(({ id }) => id === chainId))
    throw chainMissing(chainId)
  try {
    await getSnapshot().switchChain(chainId)
  } catch (thrown) {
    if (!(thrown instanceof WalletFailedError)) throw thrown
    const { failure, message } = thrown
    throw providerError(codeOf(failure), message, failure, thrown)
  }
}

/** @see EIP-2255 */
function permissionsFor(accounts: readonly Address[]) {
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
  return accounts.length > 0
    ? [{ parentCapability: 'eth_accounts', caveats }]
    : []
}

const hex = (chainId: number) => `0x${chainId.toString(16)}` as const
