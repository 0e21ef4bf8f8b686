import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { groupWallets } from '../../../src/data/wallets/groupWallets'
import { listWallets } from '../../../src/data/wallets/listWallets'
import type { Device } from '../../../src/platform/device/device'
import { wasOpened } from '../../../src/platform/device/openApp'
import type { Layout } from '../../../src/wallet/session/Facts'
import type { Flow } from '../../../src/wallet/session/State'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import type { ConnectSceneProps } from '../../fixtures/states/InDialog'
import { drawConnect } from './drawConnect'

const tablet: Device = { system: 'ios', browser: 'safari', mobile: true }
const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
const rainbowLink =
  'rainbow://wc?uri=wc%3A7f6e%402%3Frelay-protocol%3Dirn%26symKey%3D587d'
const atRainbow = { name: 'CONNECT', walletId: 'rainbow' } as const

/** Renders the dialog on a tablet, or on a phone in landscape, whose window has room for two panes. */
function drawOnTablet(
  layout: Layout,
  flow: Flow,
  changes?: Partial<ConnectSceneProps>,
) {
  const listed = listWallets(catalogue, { announced: [], device: tablet })
  const groups = groupWallets(listed)
  return drawConnect(layout, flow, { groups, device: tablet, ...changes })
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each(['wide', 'compact', 'mobile'] as const)(
  'on a tablet or a phone in %s, a link opens the wallet, because the device cannot scan its own screen',
  (layout) => {
    const flow = flowAt(atRainbow, asking('rainbow', uri))
    const { dialog, get } = drawOnTablet(layout, flow)
    expect(get('open-wallet').getAttribute('href')).toBe(rainbowLink)
    expect(dialog.textContent).toContain('Copy link')
    expect(dialog.textContent).not.toContain('Scan with')
    expect(dialog.querySelector('svg[role=img]')).toBe(null)
  },
)

test('on a tablet, tapping a wallet opens its app if a pairing URI is ready', async () => {
  const prepared = { uri, expiresAt: Date.now() + 60_000 }
  const flow = flowAt({ name: 'NONE' })
  const { events, get } = drawOnTablet('wide', flow, { prepared })
  const row = get('wallet-rainbow')
  expect(row.getAttribute('data-opens')).toBe('app')
  await userEvent.click(row)
  expect(wasOpened(rainbowLink)).toBe(true)
  expect(events).toEqual([{ type: 'CHOOSE', wallet: 'rainbow' }])
})

test('on a tablet, a failed attempt offers a retry and no new QR code', () => {
  const flow = flowAt(atRainbow, {
    type: 'failed',
    number: 1,
    walletId: 'rainbow',
    failure: { class: 'rejected' },
  })
  const { get } = drawOnTablet('wide', flow)
  expect(get('retry').textContent).toBe('Try again')
})
