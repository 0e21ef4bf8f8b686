import { afterPaint } from '../platform/page/whenIdle'
import { prefetch } from '../platform/prefetch/prefetch'
import { connectedButton } from '../views/button/ConnectButtonView'
import type { Account } from '../wallet/session/State'
import { mayRestoreAccount } from '../wallet/session/selectors'
import { accountMark } from './accountMark'
import type { Dock } from './Dock'
import { storedAccountFor } from './storedAccountFor'

/** How long to wait for the button, in milliseconds. The limit is for tabs in the background, which are not painted. */
const limitMs = 500

/** Shows the stored account while its wallet reconnects. Resolves once the account is on the screen. */
export async function restoreAccount({
  loadEngine,
  session,
  settings,
}: Dock): Promise<void> {
  // Only prefetch the engine, because running it now would delay the button.
  prefetch(() => loadEngine().catch(ignoreError))
  const stored = storedAccountFor(settings)
  if (!stored) return
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
  performance.mark(accountMark)
}

/** Ignores the failure. Queued commands load the engine again and report errors. */
function ignoreError() {}
