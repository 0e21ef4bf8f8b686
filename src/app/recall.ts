import { connectedButton } from '../button/WhenConnected'
import { afterPaint } from '../platform/afterPaint'
import { fetchOnly } from '../platform/fetchOnly'
import {
  accountIn,
  type KeptAccount,
  keptAccount,
} from '../platform/keptAccount'
import { parentOrigin } from '../platform/parentOrigin'
import { pageStorage } from '../platform/storage'
import { isSameAddress } from '../session/account/isSameAddress'
import { mayRecall } from '../session/connection/mayRecall'
import type { Account } from '../session/State'
import { isSafeOrigin } from '../wallets/isSafeOrigin'
import type { Settings } from './checkConfig'
import type { Dock } from './Dock'

/** How long the button is waited for, in milliseconds: a tab in the background paints nothing. */
const limitMs = 500

/**
 * Shows the account of the kept session while its wallet is asked.
 * @returns once it is on the screen, if it may be shown
 */
export async function recall({
  loadEngine,
  session,
  settings,
}: Dock): Promise<void> {
  // It waits in the cache: run now, it would hold up the button.
  fetchOnly(() => loadEngine().catch(toldLater))
  const kept = hostsAccount(settings) ?? keptAccount(pageStorage)
  if (!kept || !fits(kept, settings)) return
  const account: Account = { ...kept, isRecalled: true }

  function look() {
    const state = session.getState()
    const { connection } = state
    if (connection.type !== 'reconnecting') return stop()
    const shown = mayRecall(state, account) ? account : undefined
    if (connection.account !== shown)
      session.send({ type: 'RECALL', account: shown })
  }
  const stop = session.subscribe(look)
  look()
  await Promise.race([
    // It waits in its place until then.
    connectedButton.load().then(() => new Promise<void>(afterPaint)),
    new Promise<void>((resolve) => setTimeout(resolve, limitMs)),
  ])
}

/** The account that a host's own wagmi has, or has kept. */
function hostsAccount({ wagmiConfig }: Settings): KeptAccount | undefined {
  const { connections, current } = wagmiConfig?.state ?? {}
  const connection = connections?.get(current ?? '')
  return (
    connection && accountIn({ ...connection, address: connection.accounts[0] })
  )
}

/** A command waits for the engine, and tells what fails. */
function toldLater() {}

/** A Safe's page has that Safe's account, and a wrong network or account is told once it is sure. */
function fits({ address, chainId }: KeptAccount, settings: Settings) {
  const { chains, expects, safeOrigins } = settings
  return (
    !isSafeOrigin(parentOrigin(), safeOrigins) &&
    chains.some(({ id }) => id === chainId) &&
    // A host without types may give anything, and hears of that elsewhere.
    (!expects || isSameAddress(`${expects}`, address))
  )
}
