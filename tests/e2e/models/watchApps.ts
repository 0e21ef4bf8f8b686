import { expect, type Locator, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'
import { visitShop } from '../../fixtures/pages/visit'
import type { WalletPage } from '../../fixtures/pages/WalletPage'

declare global {
  interface Window {
    noteApp(link: string, isInTap: boolean): Promise<void>
  }
}

/** The apps that a page has opened. */
export type OpenedApps = {
  /** The links, in order. */
  readonly links: readonly string[]
  /** The pairing URI that the latest link carries. */
  readonly code: () => string
  /** Waits for the next link, and returns whether it opened while the tap was being handled. */
  readonly isOpenedInTap: (tap: () => Promise<void>) => Promise<boolean>
}

/**
 * Records every app that the page opens. No apps are installed here, and a browser without an app waits for it
 * forever. So the navigation is cancelled at the point where a phone would show the app.
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

/** A navigation fires its event while the code that starts it still runs: in the tap's own task, or later. */
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
      // The visitor taps the link of an app by hand.
      if (link?.host === 'metamask.app.link') window.noteApp(link.href, true)
    },
    true,
  )
  // Without the Navigation API, as in WebKit 2.50, links that a script opens are not recorded.
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

type OnPhone = { readonly apps: OpenedApps; readonly visitor: WalletPage }

/** Opens the sample host on a phone, up to the list of wallets, where a tap opens a wallet's app. */
export async function seeReadyApp(
  page: Page,
  world: World,
  walletId = 'rainbow',
): Promise<OnPhone> {
  const apps = await watchApps(page)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.seesReadyApp(walletId)
  return { apps, visitor }
}

/** Opens the sample host like `seeReadyApp`, and taps Rainbow, which opens its app. */
export async function openRainbow(page: Page, world: World): Promise<OnPhone> {
  const { apps, visitor } = await seeReadyApp(page, world)
  await visitor.wallet('rainbow').tap()
  await expect.poll(() => apps.links.length).toBe(1)
  return { apps, visitor }
}

/** Taps like a finger. In Firefox, taps like a mouse, because a tap of Playwright's reaches nothing over BiDi. */
export function tapOn(
  locator: Locator,
  { browserName }: { readonly browserName: string },
): Promise<void> {
  return browserName === 'firefox' ? locator.click() : locator.tap()
}
