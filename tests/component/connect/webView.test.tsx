import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { groupWallets } from '../../../src/data/wallets/groupWallets'
import { listWallets } from '../../../src/data/wallets/listWallets'
import { fullWallet } from '../../../src/data/wallets/more/fullWallet'
import { trust } from '../../../src/data/wallets/more/trust'
import type { Device } from '../../../src/platform/device/device'
import { storedOpenedApp } from '../../../src/platform/storage/openedApp'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

// The page is in another app's web view, which does not open app links.

const device: Device = {
  system: 'android',
  browser: 'chrome',
  mobile: true,
  embedded: true,
}
const uri = 'wc:7f6e@2?symKey=587d'
const rainbowUrl = 'https://rnbwapp.com/wc?uri=wc%3A7f6e%402%3FsymKey%3D587d'

afterEach(() => sessionStorage.clear())

/** Records the links that would open a window, and opens none. */
function noteLinks() {
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(`${this.target} ${this.href}`)
  })
  return links
}

/** Renders a wallet that waits for its app to open. */
function drawAsking(walletId: string) {
  const flow = flowAt({ name: 'CONNECT', walletId }, asking(walletId, uri))
  const known = [
    ...catalogue,
    { groupName: 'More', wallets: [fullWallet(trust)] },
  ]
  const groups = groupWallets(listWallets(known, { announced: [], device }))
  const drawn = drawConnect('mobile', flow, { groups, device })
  return { ...drawn, open: drawn.get('open-wallet') }
}

test.each([
  ['a web address, if the wallet has one', 'rainbow', rainbowUrl],
  [
    'a new window, so that no error takes the place of the page',
    'walletConnect',
    uri,
  ],
])(
  'in a web view, the wallet’s app opens through %s',
  async (_, walletId, link) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android; wv)')
    const links = noteLinks()
    const { dialog, open } = drawAsking(walletId)
    expect(open.getAttribute('href')).toBeNull()
    await userEvent.click(open)
    expect(links).toEqual([`_blank ${link}`])
    expect(dialog.textContent).toContain('Copy link')
  },
)

test.each([
  ['rainbow', rainbowUrl],
  // Trust Wallet's custom scheme would replace the page.
  ['trust', undefined],
])(
  'in a web view, the link of %s is stored for later requests if it does not replace the page',
  async (walletId, link) => {
    noteLinks()
    const { open } = drawAsking(walletId)
    await userEvent.click(open)
    expect(JSON.parse(storedOpenedApp() ?? '')).toMatchObject({ walletId, uri })
    expect(JSON.parse(storedOpenedApp() ?? '').link).toBe(link)
  },
)

test('a link that cannot be copied is shown in a field', async () => {
  const refusal = new DOMException('Write permission denied.')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal)
  const { button, dialog } = drawAsking('rainbow')
  await userEvent.click(button('Copy link'))
  await expect.poll(() => dialog.querySelector('input')?.value).toBe(uri)
})

test('a Telegram Mini App opens the web address outside Telegram', async () => {
  const links = noteLinks()
  const openLink = vi.fn()
  Object.assign(globalThis, {
    TelegramWebviewProxy: {},
    Telegram: { WebApp: { openLink } },
  })
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'TelegramWebviewProxy')
    Reflect.deleteProperty(globalThis, 'Telegram')
  })
  const { open } = drawAsking('rainbow')
  await userEvent.click(open)
  expect(openLink.mock.calls).toEqual([[rainbowUrl]])
  expect(links).toEqual([])
})
