import { afterPaint } from '../../platform/page/whenIdle'
import { openIsland } from '../../ui/island/openIsland'
import { unseen } from '../../ui/unseen.styles'
import { statusOf } from '../../wallet/session/selectors'
import type { Dock } from '../Dock'
import type { Language } from '../language'

/** When the status region receives its text, and when it is removed, in milliseconds. */
const announceMs = 300
const removeMs = 3000

/**
 * Announces to screen readers that the visitor has connected on this page. They read a button's text as its name, and
 * the page may render its own button.
 */
export function announceConnected({ ended, language, session }: Dock): void {
  let isNews = false
  const update = () => {
    const state = session.getState()
    const status = statusOf(state)
    if (status === 'disconnected' || status === 'unauthenticated') isNews = true
    // A dialog hides the page from screen readers.
    if (!isNews || status !== 'connected' || state.dialog) return
    isNews = false
    // An island reads styles, which would delay the paint of the account.
    afterPaint(() => ended.aborted || announce(language.get(), ended))
  }
  update()
  session.subscribe(update)
}

function announce(texts: Language | undefined, ended: AbortSignal) {
  const island = openIsland({
    lang: texts?.button.locale,
    dir: texts?.button.dir,
    // While a modal dialog of the page is open, elements outside it are inert.
    within: [...document.querySelectorAll('dialog:modal')].at(-1),
  })
  const region = document.createElement('span')
  region.setAttribute('role', 'status')
  region.className = unseen
  island.root.append(region)
  // Screen readers do not announce a status region that is added together with its text.
  const naming = setTimeout(() => {
    region.textContent = texts?.dialogs?.network.connected ?? 'Connected'
  }, announceMs)
  const closing = setTimeout(close, removeMs)
  ended.addEventListener('abort', close)
  function close() {
    clearTimeout(naming)
    clearTimeout(closing)
    ended.removeEventListener('abort', close)
    island.close()
  }
}
