import { connectedButton } from '../button/ConnectButtonView.initial'
import { afterPaint } from '../platform/page/afterPaint.initial'
import { parentOrigin } from '../platform/page/parentOrigin.initial'
import { prefetch } from '../platform/prefetch/prefetch.initial'
import { pageStorage } from '../platform/storage/storage.initial'
import {
  accountIn,
  type StoredAccount,
  storedAccount,
} from '../platform/storage/storedAccount'
import { mayRestoreAccount } from '../session/connection/mayRestoreAccount'
import type { Account } from '../session/State'
import { isSameAddress } from '../session/selectors.initial'
import { isSafeOrigin } from '../wallets/isSafeOrigin.initial'
import type { Settings } from './checkConfig.initial'
import type { Dock } from './Dock'

/** How long to wait for the button, in milliseconds. The limit is for tabs in the background, which are not painted. */
const limitMs = 500

/**
 * Shows the account of the stored session while its wallet reconnects.
 * @returns Promise that resolves once the account is on the screen, if it may be shown.
 */
export async function restoreAccount({
  loadEngine,
  session,
  settings,
}: Dock): Promise<void> {
  // Only prefetch the engine, because running it now would delay the button.
  prefetch(() => loadEngine().catch(ignoreError))
  const stored = hostsAccount(settings) ?? storedAccount(pageStorage)
  if (!stored || !fits(stored, settings)) return
  const account: Account = { ...stored, isRestored: true }

  function update() {
    const state = session.getState()
    const { connection } = state
    if (connection.type !== 'reconnecting') return stop()
    const restored = mayRestoreAccount(state, account) ? account : undefined
    if (connection.account !== restored)
      session.send({ type: 'RESTORE_ACCOUNT', account: restored })
  }
  const stop = session.subscribe(update)
  update()
  await Promise.race([
    // Until its code has loaded and rendered, the button shows a placeholder.
    connectedButton.load().then(() => new Promise<void>(afterPaint)),
    new Promise<void>((resolve) => setTimeout(resolve, limitMs)),
  ])
}

/** Returns the account that a host's own wagmi has connected or stored. */
function hostsAccount({ wagmi }: Settings): StoredAccount | undefined {
  const { connections, current } = wagmi?.state ?? {}
  const connection = connections?.get(current ?? '')
  return (
    connection && accountIn({ ...connection, address: connection.accounts[0] })
  )
}

/** Ignores the failure. Queued commands load the engine again and report errors. */
function ignoreError() {}

/**
 * Returns whether a stored account may be shown. Inside a Safe, only the Safe's own account may be shown. A wrong
 * network or account is shown only when the wallet has confirmed it.
 */
function fits({ address, chainId }: StoredAccount, settings: Settings) {
  const { chains, expects, safeOrigins } = settings
  return (
    !isSafeOrigin(parentOrigin(), safeOrigins) &&
    chains.some(({ id }) => id === chainId) &&
    // Hosts without types may pass any value. A later check reports invalid values.
    (!expects || isSameAddress(`${expects}`, address))
  )
}
