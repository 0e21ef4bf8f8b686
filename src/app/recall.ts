import { connectedButton } from '../button/WhenConnected'
import { afterPaint } from '../platform/afterPaint'
import { type KeptAccount, keptAccount } from '../platform/keptAccount'
import { parentOrigin } from '../platform/parentOrigin'
import { pageStorage } from '../platform/storage'
import { isSameAddress } from '../session/isSameAddress'
import { mayRecall } from '../session/mayRecall'
import { isSafeOrigin } from '../wallets/isSafeOrigin'
import type { Settings } from './checkConfig'
import type { Dock } from './Dock'

/**
 * Shows the account of the kept session while its wallet is asked.
 * @returns once it is on the screen, if it may be shown
 */
export async function recall({ session, settings }: Dock): Promise<void> {
  const account = keptAccount(pageStorage)
  if (!account || !fits(account, settings)) return

  function look() {
    const state = session.getState()
    const { connection } = state
    if (connection.type !== 'reconnecting') return stop()
    const shown = account && mayRecall(state, account) ? account : undefined
    if (connection.account !== shown)
      session.send({ type: 'RECALL', account: shown })
  }
  const stop = session.subscribe(look)
  look()
  // It waits for its place until then.
  await connectedButton.load()
  await new Promise<void>(afterPaint)
}

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
