import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    noteApp(link: string, isInTap: boolean): Promise<void>
  }
}

/** What a page has opened that is no page of its own. */
export type OpenedApps = {
  /** The links, in their order. */
  readonly links: readonly string[]
  /** The pairing URI that the latest link carries. */
  readonly code: () => string
  /** Waits for the next link, and tells whether it was opened while the tap was still being handled. */
  readonly isOpenedInTap: (tap: () => Promise<void>) => Promise<boolean>
}

/**
 * Notes every app that the page opens. There are no apps here, and a browser without one waits for it for ever:
 * the navigation ends where a phone would show the app.
 */
export async function watchApps(page: Page): Promise<OpenedApps> {
  const links: string[] = []
  let wasInTap = false
  await page.exposeFunction('noteApp', (link: string, isInTap: boolean) => {
    links.push(link)
    wasInTap = isInTap
  })
  await page
    .context()
    .route('https://metamask.app.link/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'MetaMask' }),
    )
  await page.addInitScript(noteApps)
  return {
    links,
    code() {
      const link = links.at(-1) ?? ''
      const carried = /[?&]uri=([^&]+)/.exec(link)?.[1]
      return carried ? decodeURIComponent(carried) : link
    },
    async isOpenedInTap(tap) {
      const before = links.length
      await tap()
      await expect.poll(() => links.length).toBe(before + 1)
      return wasInTap
    },
  }
}

/** A navigation announces itself while the code that begins it still runs: in the tap's own task, or later. */
function noteApps() {
  let isInTap = false
  const begin = () => {
    isInTap = true
    setTimeout(() => {
      isInTap = false
    })
  }
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      begin()
      const [tapped] = event.composedPath()
      const link = tapped instanceof Element ? tapped.closest('a') : null
      // A link of an app that the visitor taps by hand.
      if (link?.host === 'metamask.app.link') window.noteApp(link.href, true)
    },
    true,
  )
  // Without it, as in WebKit 2.50, links that open by themselves are not noted.
  window.navigation?.addEventListener('navigate', (event) => {
    const { url } = event.destination
    if (/^https?:/.test(url)) return
    event.preventDefault()
    window.noteApp(url, isInTap)
  })
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    if (this.target === '_blank') window.noteApp(this.href, isInTap)
    click.call(this)
  }
}
