import type { Connection, Connector, State } from '@wagmi/core'
import { bareName } from '../../../data/wallets/bareName'
import type { Address, WalletAccount } from '../../session/State'
import type { Connections } from '../Connections'
import { isUsable } from '../connectors/addConnector'
import { identityBehind, walletBehind } from '../connectors/connectorFor'
import type { EngineContext } from '../EngineContext'
import { kindOf } from '../kinds/kinds'
import { claimedWallet, loadClients } from '../walletConnect/claimedWallet'

type Answer = {
  readonly connector: Connector
  readonly attempt: number | undefined
}

/** Reports wagmi's connection to the session, unless an attempt will report it itself. */
export function watchConnection(
  context: EngineContext,
  connections: Connections,
  isConnecting: (connector: Connector) => boolean,
) {
  const { config, report } = context
  let last: WalletAccount | 'resuming' | undefined
  let others: readonly WalletAccount[] | undefined

  /** Reports the connection of an attempt, or of a wallet that no attempt has to report any more. */
  function update(answer?: Answer): unknown {
    const { state } = config
    // If `correct` has changed wagmi's state, this function has already run for the corrected state.
    if (connections.correct?.(state)) return
    const connection = connectionIn(state, last, connections.areSeveral)
    if (connection === 'unsettled') return reportReconnecting(state.status)
    const isAnswered = connection?.connector === answer?.connector
    if (connection && !isAnswered && isConnecting(connection.connector)) return
    const loading = connection && loadClients(phonesIn(state))
    if (loading) return loading.then(() => update(answer))
    const next = connection && toWalletAccount(context, connection)
    if (next) reportAccount(next, connection.connector, answer)
    else if (last) reportDisconnect()
    last = next
  }

  function reportDisconnect() {
    others = undefined
    connections.update()
    report({ type: 'DISCONNECTED' })
  }

  function reportReconnecting(status: State['status']) {
    if (last || status !== 'reconnecting') return
    last = 'resuming'
    report({ type: 'RECONNECTING' })
  }

  function reportAccount(
    next: WalletAccount,
    connector: Connector,
    answer: Answer | undefined,
  ) {
    const attempt = answer?.connector === connector ? answer.attempt : undefined
    const previous = others
    others = connections.update(connector, attempt)
    const change = { account: next, others }
    if (!last || last === 'resuming' || attempt !== undefined)
      report({ type: 'CONNECTED', attempt, ...change })
    else if (others !== previous || !isSame(last, next))
      report({ type: 'CHANGED', ...change })
  }

  return {
    /** Starts to watch. Wallets may change account or chain, connect and disconnect at any time. */
    start() {
      update()
      const stop = config.subscribe(
        (state) => state,
        () => update(),
      )
      context.ended?.addEventListener('abort', stop)
    },
    update,
  }
}

/** Returns the active connection, if any. With several wallets, it stays valid while another wallet is connecting. */
function connectionIn(
  state: State,
  last: WalletAccount | 'resuming' | undefined,
  isSeveral?: boolean,
) {
  // While wagmi connects or reconnects, its state comes from storage and is not confirmed yet.
  if (
    (state.status === 'connecting' && !isSeveral) ||
    state.status === 'reconnecting'
  )
    return 'unsettled'
  if (state.status === 'disconnected' || !state.current) return undefined
  const connection = state.connections.get(state.current)
  if (!connection) return undefined
  const [address] = connection.accounts
  if (isUsable(address, connection.chainId)) return connection
  // wagmi's own connectors store a chain that they cannot read. `rereadWallets` then reads it again.
  const isKnown = last && last !== 'resuming' && last.address === address
  return isKnown ? 'unsettled' : undefined
}

/** Returns the connectors whose wallets only a client knows. */
function phonesIn({ connections }: State): readonly Connector[] {
  return [...connections.values()]
    .map(({ connector }) => connector)
    .filter((connector) => kindOf(connector).usesCode)
}

function isSame(one: WalletAccount, other: WalletAccount) {
  return (
    one.address === other.address &&
    one.chainId === other.chainId &&
    one.connector.id === other.connector.id
  )
}

export function toWalletAccount(
  context: EngineContext,
  { accounts, chainId, connector }: Connection,
): WalletAccount {
  const [address] = accounts
  const { expects } = context.settings
  return {
    address,
    chainId,
    connector: connectorView(context, connector),
    ...(expects && isOther(expects, address) && { expects }),
  }
}

/** Hosts without types may pass any value. A later check reports invalid values. */
function isOther(expects: Address, address: Address) {
  return String(expects).toLowerCase() !== address.toLowerCase()
}

function connectorView(context: EngineContext, connector: Connector) {
  const wallet =
    identityBehind(context, connector) ?? walletBehind(context, connector.id)
  // The id, name and icon of a host's own connector are trusted.
  const { id, name, icon } = wallet
    ? { ...wallet, icon: wallet.iconUrl }
    : connector
  const claimed = claimedWallet(connector)
  // Any wallet can scan a code. The id stays the row's, because requests on phones open the row's app.
  const isOther = claimed && !bareName(claimed.name).includes(bareName(name))
  return {
    id,
    name: isOther ? `${claimed.name} (${connector.name})` : name,
    icon: (isOther && claimed.icon) || icon,
    ...(!connector.switchChain && { hasOneChain: true as const }),
  }
}
