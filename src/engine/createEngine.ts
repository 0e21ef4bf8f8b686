import { onStored } from '../platform/onStored'
import { pageStorage } from '../platform/storage'
import type { Command } from '../session/Command'
import type { News } from '../session/Event'
import { createTransactionStore } from '../transactions/transactionStore'
import { createAttempts } from './connect'
import { createWagmiConfig } from './createWagmiConfig'
import { disconnect } from './disconnect'
import type { Engine, Hands } from './Engine'
import type { EngineSettings } from './EngineSettings'
import { reconnect } from './reconnect'
import { switchChain } from './switchChain'
import { watchBalance } from './watchBalance'
import { watchConnection } from './watchConnection'
import { watchProfile } from './watchProfile'
import { watchTransactions } from './watchTransactions'

/**
 * Puts the hands together around one wagmi config: ours, or the host's own.
 * @param send takes news to the session
 */
export function createEngine(
  settings: EngineSettings,
  send: (news: News) => void,
): Engine {
  const config = settings.wagmiConfig ?? createWagmiConfig(settings)
  const hands: Hands = { config, settings, report }
  const attempts = createAttempts(hands)
  const balance = watchBalance(hands)
  const profile = watchProfile(hands)
  const transactions = createTransactionStore(pageStorage, onStored)
  const watchSent = watchTransactions(hands, transactions, balance.refresh)

  function report(news: News) {
    send(news)
    if (news.type === 'CONNECTED' || news.type === 'CHANGED') {
      balance.watch(news.account)
      profile(news.account.address)
      watchSent(news.account)
    }
    if (news.type === 'DISCONNECTED') {
      balance.watch(undefined)
      profile(undefined)
      watchSent(undefined)
    }
  }

  function carry(command: Command) {
    switch (command.type) {
      case 'RECONNECT':
        return void reconnect(hands)
      case 'CONNECT':
        return void attempts.start(command.attempt, command.walletId)
      case 'ABANDON':
        return attempts.abandon(command.attempt)
      case 'DISCONNECT':
        attempts.abandon()
        return void disconnect(hands)
      case 'SWITCH':
        return void switchChain(hands, command.chainId)
      case 'REFRESH':
        return balance.refresh()
    }
  }

  watchConnection(hands, attempts)
  return {
    config,
    carry,
    transactions,
    async send(request) {
      const { sendTransaction } = await import('./sendTransaction')
      return sendTransaction(hands, transactions, request)
    },
  }
}
