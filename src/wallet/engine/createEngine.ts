import type { Config, Connector } from '@wagmi/core'
import type { Wallet } from '../../data/wallets/Wallet'
import { listenForWallets } from '../../platform/page/announcedWallets'
import { pageStorage } from '../../platform/storage/storage'
import {
  notifyTabs,
  storedConnector,
} from '../../platform/storage/storedSession'
import { whenAborted } from '../../platform/whenAborted'
import type { EngineCommand } from '../session/Command'
import type { EngineEvent } from '../session/Event'
import type { Connections } from './Connections'
import { switchChain } from './chain/switchChain'
import { Attempts } from './connection/Attempts'
import {
  createReconnect,
  reconnectHostWagmi,
} from './connection/createReconnect'
import {
  connectorsOf,
  disconnect,
  disconnectLocally,
  removeConnections,
} from './connection/disconnect'
import { oneConnection } from './connection/oneConnection'
import { rereadWallets } from './connection/rereadWallets'
import { watchConnection } from './connection/watchConnection'
import { joinAnnounced } from './connectors/connectorFor'
import { prefetchSdk } from './connectors/sdkConnector'
import { createWagmiConfig } from './createWagmiConfig'
import type {
  CreateConnections,
  EngineContext,
  EnginePart,
  EngineParts,
  WatchAccount,
} from './EngineContext'
import type { EngineSettings } from './EngineSettings'
import { retryNodesOnReturn } from './nodes/nodes'
import { watchBalance } from './nodes/watchBalance'
import { watchProfile } from './nodes/watchProfile'
import { partsOnDemand } from './partOnDemand'

type EngineOptions = {
  readonly parts?: readonly EnginePart[]
  /** @default one connected wallet at a time */
  readonly createConnections?: CreateConnections | undefined
  /** @default the host's own wagmi config, otherwise a new one */
  readonly config?: Config | undefined
  /** Stops the engine when it is aborted. */
  readonly ended?: AbortSignal | undefined
}

/** @param send passes the engine's reports to the session */
export function createEngine(
  settings: EngineSettings,
  send: (event: EngineEvent) => void,
  {
    parts = [],
    createConnections = oneConnection,
    config = settings.wagmi ?? createWagmiConfig(settings),
    ended: pageEnded,
  }: EngineOptions = {},
) {
  const ending = new AbortController()
  const ended = ending.signal
  const announced = settings.announced ?? listenForWallets(ended)
  const welcome = (uid: string) => connections.welcome?.(uid)
  const context = { config, settings, announced, report, ended, welcome }
  // The other parts listen for the page's return as well, and may then send requests again.
  retryNodesOnReturn(ended)
  const balance = watchBalance(context)
  const partsByName = partsOnDemand(context, parts, balance.refresh)
  const watchers: readonly WatchAccount[] = [
    balance.watch,
    watchProfile(context),
    ...[...partsByName.values()].map((part) => part.watch),
  ]
  const notifyOtherTabs = notifyOnChange(settings)

  function report(event: EngineEvent) {
    if (ended.aborted) return
    send(event)
    notifyOtherTabs(event)
    const account = 'account' in event ? event.account : undefined
    if (account || event.type === 'DISCONNECTED')
      for (const watch of watchers) watch(account)
  }

  const isConnecting = (connector: Connector) =>
    attempts.isConnecting(connector)
  const connections = createConnections(context, isConnecting)
  const watch = watchConnection(context, connections, isConnecting)
  const attempts = new Attempts(context, parts, watch)
  const reconnect = createReconnect(context, connections)
  const dispatch = createDispatch(context, {
    ...{ attempts, balance, connections, reconnect },
    rereads: rereadWallets(context),
  })

  /** Stops listening and reporting, and ignores later commands. Wallets stay connected. */
  function stop() {
    attempts.abandon()
    reconnect.end()
    ending.abort()
    for (const watch of watchers) watch(undefined)
    // The page's own wagmi belongs to the page. Hooks below `WagmiBridge` show that ours has ended.
    if (!settings.wagmi) removeConnections(config, ...connectorsOf(config))
  }

  // A host's own wagmi discovers wallets itself.
  if (!settings.wagmi) joinAnnounced(context)
  watch.start()
  whenAborted(pageEnded, stop)
  return {
    config,
    announced,
    /** Carries out one command. Reports the result. Never throws. */
    dispatch,
    stop,
    /** Prepares a pairing code for wallet apps on phones, and reports it. @see Codes */
    prepare: attempts.codes.prepare,
    /** Loads the SDK that reaches this wallet, without contacting the wallet. */
    prefetchSdk: (wallet: Pick<Wallet, 'transports'>) =>
      prefetchSdk(context, wallet),
    /** Loads the part of a feature. Rejects if it fails to load. The next call then tries again. @see PartOnDemand */
    async load<Name extends keyof EngineParts>(name: Name) {
      // The types of the parts guarantee that a part has the type of its name.
      return (await partsByName.get(name)?.load()) as EngineParts[Name]
    },
  }
}

/** Carries out the session's commands: sends requests to wallets and nodes, and reports the results. */
export type Engine = ReturnType<typeof createEngine>

type Workers = {
  readonly attempts: Attempts
  readonly balance: ReturnType<typeof watchBalance>
  readonly connections: Connections
  readonly reconnect: ReturnType<typeof createReconnect>
  readonly rereads: ReturnType<typeof rereadWallets>
}

function createDispatch(
  context: EngineContext,
  { attempts, balance, connections, reconnect, rereads }: Workers,
) {
  const { config, ended, settings } = context
  const start = (how?: 'joined') =>
    connections.start?.(reconnect.start, how) ?? reconnect.start(how)
  return (command: EngineCommand) => {
    if (ended?.aborted) return
    switch (command.type) {
      case 'RECONNECT':
        return void (settings.wagmi
          ? reconnectHostWagmi(context, start)
          : start())
      case 'JOIN':
        attempts.settle(storedConnector(pageStorage))
        return void start('joined')
      case 'LEAVE':
        attempts.abandon()
        // The other tab has disconnected the wallet itself.
        return disconnectLocally(config)
      case 'CONNECT':
        reconnect.end()
        return void attempts.start(command.attempt, command.walletId)
      case 'ABANDON':
        return attempts.abandon(command.attempt)
      case 'ACTIVATE':
        return connections.activate?.(command.walletId)
      case 'DISCONNECT':
        if (command.walletId !== undefined)
          return connections.disconnect?.(command.walletId)
        rereads.end()
        attempts.abandon()
        reconnect.end()
        return void disconnect(context)
      case 'SHOW_BALANCE':
        return balance.show()
      case 'HIDE_BALANCE':
        return balance.hide()
      case 'SWITCH':
        return void switchChain(context, command)
    }
  }
}

/** Notifies the other tabs when a wallet has connected or disconnected. */
function notifyOnChange({ wagmi }: EngineSettings) {
  let isConnected = false
  return ({ type }: EngineEvent) => {
    const wasConnected = isConnected
    if (type === 'CONNECTED') isConnected = true
    if (type === 'DISCONNECTED') isConnected = false
    // A host's own wagmi synchronises tabs itself.
    if (wasConnected !== isConnected && !wagmi) notifyTabs()
  }
}
