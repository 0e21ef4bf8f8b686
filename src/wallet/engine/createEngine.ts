import type { Chain } from '../../data/chains/Chain'
import { haveChecksums } from '../../data/chains/checkChains'
import { listenForWallets } from '../../platform/page/announcedWallets'
import { pageStorage } from '../../platform/storage/storage'
import {
  notifyTabs,
  storedConnector,
} from '../../platform/storage/storedSession'
import type { EngineCommand } from '../session/Command'
import type { EngineEvent } from '../session/Event'
import type { WalletAccount } from '../session/State'
import { switchChain } from './chain/switchChain'
import { createAttempts } from './connection/createAttempts'
import { createReconnect } from './connection/createReconnect'
import { disconnect, disconnectLocally } from './connection/disconnect'
import { oneConnection } from './connection/oneConnection'
import { reconnectHostWagmi } from './connection/reconnectHostWagmi'
import { rereadWallets } from './connection/rereadWallets'
import { watchConnection } from './connection/watchConnection'
import { joinAnnounced } from './connectors/connectorFor'
import { prefetchSdk } from './connectors/sdkConnector'
import { createWagmiConfig } from './createWagmiConfig'
import type { Engine } from './Engine'
import type { EngineContext, EnginePart, EngineParts } from './EngineContext'
import type { EngineSettings } from './EngineSettings'
import { retryNodesOnReturn } from './nodes/nodes'
import { watchBalance } from './nodes/watchBalance'
import { watchProfile } from './nodes/watchProfile'
import { partOnDemand } from './partOnDemand'

/**
 * Checks the chain addresses before the engine sends a request to a wallet or node. The hash function is loaded only if
 * addresses contain capital letters.
 * @throws ChainConfigurationError if a configured address has an invalid checksum
 */
export async function checkAddresses(chains: readonly Chain[]): Promise<void> {
  if (!haveChecksums(chains)) return
  const { checkChecksums } = await import('../../data/chains/checkChecksums')
  checkChecksums(chains)
}

/**
 * Creates the engine for one wagmi config: ours, or the host's own.
 * @param send passes the engine's reports to the session
 * @param parts the parts of features
 */
export function createEngine(
  settings: EngineSettings,
  send: (event: EngineEvent) => void,
  parts: readonly EnginePart[] = [],
): Engine {
  const config = settings.wagmi ?? createWagmiConfig(settings)
  const announced = settings.announced ?? listenForWallets()
  const ending = new AbortController()
  const ended = ending.signal
  const context: EngineContext = {
    config,
    settings,
    announced,
    report,
    ended,
    connections: oneConnection({ config, settings }),
  }
  // The other parts listen for the page's return as well, and may then send requests again.
  retryNodesOnReturn(ended)
  const balance = watchBalance(context)
  const partsByName = new Map(
    parts.flatMap(({ onDemand }) =>
      onDemand
        ? [[onDemand.name, partOnDemand(context, onDemand, balance.refresh)]]
        : [],
    ),
  )
  const attempts = createAttempts(context, parts)
  const reconnect = createReconnect(context)
  const profile = watchProfile(context)
  const rereads = rereadWallets(context)

  let isConnected = false
  function report(event: EngineEvent) {
    if (ended.aborted) return
    send(event)
    const wasConnected = isConnected
    if (event.type === 'CONNECTED') isConnected = true
    if (event.type === 'DISCONNECTED') isConnected = false
    // A host's own wagmi synchronises tabs itself.
    if (wasConnected !== isConnected && !settings.wagmi) notifyTabs()
    if (event.type === 'CONNECTED' || event.type === 'CHANGED')
      watch(event.account)
    if (event.type === 'DISCONNECTED') watch(undefined)
  }

  function watch(account: WalletAccount | undefined) {
    balance.watch(account)
    profile(account)
    for (const part of partsByName.values()) part.watch(account)
  }

  // The part that manages the connections must be ready before the first command.
  const arriving = parts
    .map(({ connections }) => connections?.())
    .find(Boolean)
    ?.then(
      (create) => {
        context.connections = create(context, attempts.isUnwanted)
      },
      () => {}, // Without this part, one wallet at a time still works.
    )
  const whenReady = (handle: () => void) =>
    arriving ? void arriving.then(handle) : handle()

  function handle(command: EngineCommand) {
    if (ended.aborted) return
    if (context.connections.handle(command)) return
    switch (command.type) {
      case 'RECONNECT': {
        const start = () => context.connections.start(reconnect.start)
        return void (settings.wagmi
          ? reconnectHostWagmi(context, start)
          : start())
      }
      case 'JOIN':
        attempts.settle(storedConnector(pageStorage))
        // The wallet may have emitted its connection already, so check the state again.
        config.setState((state) => ({ ...state }))
        return void context.connections.start(reconnect.start, 'joined')
      case 'LEAVE':
        attempts.abandon()
        // The other tab has disconnected the wallet itself.
        return disconnectLocally(config)
      case 'CONNECT':
        reconnect.end()
        return void attempts.start(command.attempt, command.walletId)
      case 'ABANDON':
        return attempts.abandon(command.attempt)
      case 'DISCONNECT':
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

  // A host's own wagmi discovers wallets itself.
  if (!settings.wagmi) joinAnnounced(context)
  whenReady(() => {
    if (ended.aborted) return
    ended.addEventListener('abort', watchConnection(context, attempts))
  })
  return {
    config,
    announced,
    dispatch: (command) => whenReady(() => handle(command)),
    stop() {
      attempts.abandon()
      reconnect.end()
      ending.abort()
      watch(undefined)
    },
    prepare: attempts.prepare,
    prefetchSdk: (wallet) => prefetchSdk(context, wallet),
    async load<Name extends keyof EngineParts>(name: Name) {
      // The types of the parts guarantee that a part has the type of its name.
      return (await partsByName.get(name)?.load()) as EngineParts[Name]
    },
  }
}
