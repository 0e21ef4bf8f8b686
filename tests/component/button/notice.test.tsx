import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ConnectButtonViewProps } from '../../../src/views/button/ConnectButtonViewProps'
import type { VisitorEvent } from '../../../src/wallet/session/Event'
import { states } from '../../fixtures/states/buttonStates'
import { drawButton } from './drawButton'

afterEach(() => page.viewport(1280, 800))

const withNotice = {
  ...states['with a notice'],
  accountStatus: 'avatar',
} as const

/** Renders a button with a notice in a box with these styles. */
async function drawNotice(styles: string) {
  const { host, root } = await drawButton({
    ...withNotice,
    chainStatus: 'none',
  })
  const place = host.parentElement
  if (!place) throw new Error('the button is not attached to the page')
  place.style.cssText = styles
  await expect.poll(() => root.querySelector('[part=notice]')).toBeTruthy()
  dispatchEvent(new Event('resize'))
  const box = () =>
    root.querySelector('[part=notice]')?.getBoundingClientRect() ??
    new DOMRect()
  return { box, host, place, root }
}

test.each(['documentElement', 'body'] as const)(
  'on a page whose %s has a zoom, the notice is beside its button and inside the window',
  async (element) => {
    const { style } = document[element]
    onTestFinished(() => void style.removeProperty('zoom'))
    await page.viewport(1000, 700)
    style.zoom = '1.25'
    const { box, host, root } = await drawNotice('position:fixed;top:0;right:0')
    for (const animation of root.getAnimations()) animation.finish()
    const { left, top, right } = box()
    expect(left).toBeGreaterThan(600)
    expect(right).toBeLessThanOrEqual(1000 - 16)
    expect(top - host.getBoundingClientRect().bottom).toBeCloseTo(8, 0)
  },
)

test.each([
  ['at the bottom', 'position:fixed;bottom:0;left:0;right:0'],
  ['beside the edge', 'position:fixed;top:0;left:-20px'],
  [
    'in a bar that clips its contents',
    'position:fixed;top:0;overflow:hidden;height:56px',
  ],
])('the whole notice of a button %s is visible', async (_, styles) => {
  await page.viewport(390, 760)
  const { box, host, root } = await drawNotice(styles)
  const { left, top, right, bottom, width } = box()
  expect(width).toBeGreaterThan(150)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(760)
  const button = host.getBoundingClientRect()
  expect(top >= button.bottom || bottom <= button.top).toBe(true)
  // No element covers the notice.
  for (const [x, y] of [
    [left + 4, top + 20],
    [right - 4, bottom - 20],
  ] as const) {
    const hit = root.elementFromPoint(x, y)
    expect(hit?.closest('[part=notice]')).toBeTruthy()
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('the notice moves with its button when the page scrolls or grows', async () => {
  const { box, host, place } = await drawNotice(
    'margin-top:300px;height:3000px',
  )
  const distance = () => box().top - host.getBoundingClientRect().bottom
  await expect.poll(distance).toBe(8)
  place.ownerDocument.documentElement.scrollTop = 120
  await expect.poll(() => host.getBoundingClientRect().top).toBeLessThan(250)
  await expect.poll(distance).toBe(8)
  const banner = document.createElement('div')
  banner.style.height = '90px'
  document.body.prepend(banner)
  onTestFinished(() => banner.remove())
  await expect.poll(distance).toBe(8)
})

/** Renders a notice whose retry button has the focus. `sent` contains the visitor's events. */
async function focusRetry() {
  const sent: VisitorEvent[] = []
  const send = (event: VisitorEvent) => void sent.push(event)
  const { root, draw } = await drawButton({ ...withNotice, send })
  const find = (id: string) =>
    root.querySelector<HTMLElement>(`[data-testid=wd-${id}]`)
  await expect.poll(() => find('retry')).toBeTruthy()
  find('retry')?.focus()
  return {
    find,
    sent,
    draw: (more: Partial<ConnectButtonViewProps>) =>
      draw({ ...withNotice, notice: undefined, send, ...more }),
    focused: () => root.activeElement,
    words: () => root.querySelector('[part=notice] [role=status]')?.textContent,
  }
}

test('the button beside the notice gets the focus when the notice is dismissed by keyboard [WCAG 2.4.3]', async () => {
  const { draw, find, focused, sent } = await focusRetry()
  const dismiss = page.getByRole('button', { name: 'Dismiss' }).element()
  if (dismiss instanceof HTMLElement) dismiss.focus()
  await userEvent.keyboard('{Enter}')
  expect(sent).toEqual([{ type: 'DISMISS' }])
  draw({})
  await expect.poll(focused).toBe(find('network-button'))
})

test('a notice that disappears does not move the focus if another element has it', async () => {
  const { draw, focused, find } = await focusRetry()
  find('account-button')?.focus()
  draw({})
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(focused()).toBe(find('account-button'))
})

test('after a retry, the notice asks the visitor to confirm in the wallet, and has the focus until the wallet answers [WCAG 2.4.3] [WCAG 4.1.3]', async () => {
  const { draw, find, focused, sent, words } = await focusRetry()
  const retry = find('retry')
  await userEvent.keyboard('{Enter}')
  expect(sent).toEqual([{ type: 'SWITCH', chainId: 7777777 }])
  draw({ switchingTo: 7777777 })
  expect(words()).toBe('Confirm in your wallet')
  expect(focused()).toBe(retry)
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveLength(1)
  draw({ notice: { ...withNotice.notice } })
  expect(words()).toBe('The switch to Zora was declined.')
  expect(focused()).toBe(retry)
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveLength(2)
  draw({ switchingTo: 7777777, confirmWords: 'In der Wallet bestätigen' })
  expect(words()).toBe('In der Wallet bestätigen')
  draw({})
  expect(words()).toBeUndefined()
  await expect.poll(focused).toBe(find('network-button'))
})

test('Dismiss gets the focus if a retry fails with an error that cannot be retried [WCAG 2.4.3]', async () => {
  const { draw, find, focused } = await focusRetry()
  await userEvent.keyboard('{Enter}')
  draw({ switchingTo: 7777777 })
  const account = {
    ...withNotice.account,
    connector: { id: 'safe', name: 'Safe', hasOneChain: true as const },
  }
  const failure = { class: 'chain-unsupported' } as const
  draw({ account, notice: { ...withNotice.notice, failure } })
  expect(find('retry')).toBeNull()
  expect(focused()?.ariaLabel).toBe('Dismiss')
})

test('Dismiss gets the focus if a failure to load removes the retry button [WCAG 2.4.3]', async () => {
  const { draw, find, focused } = await focusRetry()
  draw({ notice: { type: 'not-loaded' } })
  expect(find('retry')).toBeNull()
  expect(focused()?.ariaLabel).toBe('Dismiss')
})

test('a switch that was not started in a notice shows no notice', async () => {
  const { draw, words } = await focusRetry()
  draw({})
  draw({ switchingTo: 7777777 })
  expect(words()).toBeUndefined()
})
