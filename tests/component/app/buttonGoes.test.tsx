import { Activity, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { afterPaint } from '../../../src/platform/page/whenIdle'
import { dockOf } from '../../../src/remote/page/dockOf'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import { render } from '../../fixtures/pages/render'
import { config, mountPage } from './aPage'

const isOpen = () => dockOf(config).session.getState().dialog !== undefined
const painted = () => new Promise<void>(afterPaint)

/** Renders a page whose provider stays when `show` replaces its content. */
function draw(node: ReactNode) {
  const page = (inside: ReactNode) => (
    <WalletProvider {...config}>{inside}</WalletProvider>
  )
  const { rerender, container } = render(page(node))
  return { container, show: (next: ReactNode) => rerender(page(next)) }
}

function buttonIn(place: Element) {
  const host = place.querySelector('[data-walletdock]')
  return (
    host?.shadowRoot?.querySelector<HTMLElement>(
      '[data-testid=wd-connect-button]',
    ) ?? place.querySelector<HTMLElement>('#own')
  )
}

/** Opens the dialog with the button, and waits until the dialog is painted. */
async function press(place: Element) {
  await expect.poll(() => buttonIn(place)).toBeTruthy()
  buttonIn(place)?.click()
  await expect.poll(() => document.querySelectorAll(island)).toHaveLength(1)
  await painted()
  await painted()
  expect(isOpen()).toBe(true)
}
const island = 'div[data-walletdock]'

/** Navigates to another view, as a router does. */
function goTo(path: string) {
  history.pushState(null, '', path)
}
const start = location.href
afterEach(() => history.replaceState(null, '', start))

/** A dialog that closes does so within five frames. */
async function stays() {
  for (let frame = 0; frame < 5; frame++) await painted()
  expect(isOpen()).toBe(true)
}

/** Waits until the dialog is closed and removed. */
async function seesNone() {
  await expect.poll(isOpen).toBe(false)
  await expect.poll(() => document.querySelectorAll(island)).toHaveLength(0)
}

const own = (
  <ConnectButton.Custom>
    {({ openConnectModal }) => (
      <button id="own" type="button" onClick={openConnectModal}>
        Own
      </button>
    )}
  </ConnectButton.Custom>
)

test.each([
  ['our button', <ConnectButton key="a" />],
  ['a button of the host’s own', own],
])(
  'a dialog closes when Activity hides %s with its view, and opens again when the button is visible',
  async (_, button) => {
    const { container, show } = draw(<Activity>{button}</Activity>)
    await press(container)
    goTo('#/another')
    show(<Activity mode="hidden">{button}</Activity>)
    await seesNone()
    expect(buttonIn(container)?.getClientRects()).toHaveLength(0)
    show(<Activity>{button}</Activity>)
    expect(buttonIn(container)?.getClientRects()).toHaveLength(1)
    await press(container)
    goTo('#/third')
    show(null)
    await seesNone()
  },
)

test('on a page without React, a dialog closes when its button is unmounted with its view', async () => {
  const { place, unmount } = mountPage()
  await press(place)
  goTo('/another')
  unmount()
  await seesNone()
})

test('a dialog stays open when another button is unmounted, or if the page has opened the dialog', async () => {
  const two = (
    <>
      <p>{own}</p>
      <ConnectButton />
    </>
  )
  const { container, show } = draw(two)
  await press(container)
  show(
    <>
      <p />
      <ConnectButton />
    </>,
  )
  await painted()
  expect(isOpen()).toBe(true)
  dockOf(config).getSnapshot().close()
  await seesNone()
  dockOf(config).getSnapshot().open()
  await painted()
  show(null)
  await painted()
  expect(isOpen()).toBe(true)
  dockOf(config).getSnapshot().close()
})

test('a dialog whose button has been unmounted closes when the visitor navigates back', async () => {
  goTo('/menu')
  const { container, show } = draw(<ConnectButton />)
  await press(container)
  show(null)
  await stays()
  history.back()
  await seesNone()
})
