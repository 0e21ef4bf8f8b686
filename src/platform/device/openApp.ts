import { fieldsOf } from '../shapes'
import { isEmbedded, isInTelegram } from './device'

/** The link that was opened last. */
let last: string | undefined

/** Opens an app beside this page. Must be called while the visitor's tap is handled, because phones require a tap. */
export function openApp(href: string): void {
  last = href
  const isWeb = isWebUrl(href)
  const openOutside = isWeb ? telegramOpener() : undefined
  if (openOutside) openOutside(href)
  // A web view may show an error instead of opening the app, and the error must not replace this page.
  else if (isWeb || isEmbedded(navigator)) openInNewTab(href)
  else location.href = href
}

function openInNewTab(href: string) {
  // Click a link instead of calling `window.open`, because a window that a script opens would stay open and empty.
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noreferrer noopener'
  link.click()
}

export function wasOpened(href: string): boolean {
  return href === last
}

/** Returns whether a link is a web URL. Systems open the app that has claimed the URL. */
export function isWebUrl(href: string): boolean {
  return /^https?:/.test(href)
}

/**
 * Returns a function that opens a URL in the system's browser, if Telegram shows this page as a Mini App.
 * @see https://core.telegram.org/bots/webapps
 */
function telegramOpener(): ((url: string) => void) | undefined {
  if (!isInTelegram()) return undefined
  const webApp = fieldsOf(Reflect.get(globalThis, 'Telegram'))['WebApp']
  const { openLink } = fieldsOf(webApp)
  return typeof openLink === 'function'
    ? (url) => openLink.call(webApp, url)
    : undefined
}
