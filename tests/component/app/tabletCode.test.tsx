import { expect, test, vi } from 'vitest'
import { dockOf } from '../../../src/remote/page/dockOf'
import type { Engine } from '../../../src/wallet/engine/createEngine'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { render } from '../../fixtures/pages/render'
import { config } from './aPage'

const iPad =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const laptop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** Renders the wide list on a device, with an engine that returns a pairing URI at once. */
async function drawList(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const dock = dockOf({ ...config, projectId: 'id', wallets: ['rainbow'] })
  const { session, views, wallets } = dock
  const [View, engine] = await Promise.all([
    views.connect.load(),
    dock.loadEngine(),
    wallets.load(),
  ])
  const prepare = vi.fn<Engine['prepare']>((tell) =>
    tell?.({ uri: 'wc:7f6e@2', expiresAt: Date.now() + 60_000 }),
  )
  const loadEngine = () => Promise.resolve({ ...engine, prepare })
  session.send({ type: 'OPEN', dialog: 'connect' })
  const state = session.getState()
  // The page's own dialog would use the pairing URI.
  session.send({ type: 'CLOSE' })
  const drawView = () =>
    render(<View dock={{ ...dock, loadEngine }} state={state} layout="wide" />)
  const { container, unmount } = drawView()
  const row = () => container.querySelector('[data-testid=wd-wallet-rainbow]')
  return { drawView, prepare, row, unmount }
}

test('on a tablet in landscape, the pairing URI is ready before the visitor taps a wallet', async () => {
  const { row } = await drawList(iPad)
  await expect.poll(() => row()?.getAttribute('data-opens')).toBe('app')
})

test('on a computer, no pairing URI is created before the visitor chooses a wallet', async () => {
  const { row } = await drawList(laptop)
  await expect.poll(row).not.toBeNull()
  await nextFrames()
  expect(row()?.getAttribute('data-opens')).toBeNull()
})

test('a dialog that opens while the previous one fades out keeps its pairing URI', async () => {
  const { drawView, prepare, unmount } = await drawList(iPad)
  await expect.poll(() => prepare).toHaveBeenCalledTimes(1)
  const next = drawView()
  await expect.poll(() => prepare).toHaveBeenCalledTimes(2)
  unmount()
  await nextFrames()
  expect(prepare).not.toHaveBeenCalledWith(undefined)
  next.unmount()
  await expect.poll(() => prepare).toHaveBeenCalledWith(undefined)
})
