import { afterPaint } from '../platform/page/whenIdle'
import { prefetch } from '../platform/prefetch/prefetch'
import { pageStorage } from '../platform/storage/storage'
import { storedAvatar, storedLanguage } from '../platform/storage/storedButton'
import { connectedButton } from '../views/button/ConnectButtonView'
import type { Account } from '../wallet/session/State'
import { mayRestoreAccount } from '../wallet/session/selectors'
import { accountMark } from './accountMark'
import type { Dock } from './Dock'
import { storedAccountFor } from './storedAccountFor'

/** How long to wait for the button, in milliseconds. Tabs in the background are not painted, and downloads may hang. */
const limitMs = 500

/** How long the kit's stand-in may wait for the button, in milliseconds. It is longer, because visitors see a button. */
const standInLimitMs = 2000

/**
 * Loads all that the button of the stored account needs, so that it replaces the kit's stand-in without a placeholder in
 * between. Resolves after a while even if something is missing.
 */
export async function prepareAccount(): Promise<void> {
  const lang = storedLanguage(pageStorage) ?? 'en'
  const language = lang.startsWith('en')
    ? undefined
    : import(
        /* webpackChunkName: 'languages' */ '../data/messages/otherLanguages'
      ).then(({ fetchLanguage }) => fetchLanguage([lang]))
  const parts = Promise.all([connectedButton.load(), language])
  await Promise.race([
    parts.catch(ignoreError),
    new Promise((resolve) => setTimeout(resolve, standInLimitMs)),
  ])
}

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
  const avatar = storedAvatar(pageStorage, stored)
  const account: Account = { ...stored, avatar, isRestored: true }

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

/** Ignores the failure. The button loads the part again, and reports errors. */
function ignoreError() {}
