import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Plain } from '../../../src/views/button/ConnectButtonView'
import { render } from '../../fixtures/pages/render'
import {
  account,
  base,
  polygon,
  states,
} from '../../fixtures/states/buttonStates'
import { drawButton } from './drawButton'

afterEach(() => page.viewport(1280, 800))

// Move the pointer away, because a pointer that rests where a button appears counts as approaching it.
beforeEach(() =>
  userEvent.hover(document.documentElement, {
    position: { x: 1200, y: 700 },
    force: true,
  }),
)

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a visitor without a wallet sees one button, which is 40 pixels high', async () => {
  const { root } = await drawButton(states.disconnected)
  const element = button('Connect wallet').element()
  const { height } = element.getBoundingClientRect()
  const { paddingLeft, borderLeftWidth } = getComputedStyle(element)
  expect(height).toBe(40)
  expect(
    Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth),
  ).toBe(14)
  expect(root.querySelectorAll('button').length).toBe(1)
})

test.each([
  ['who has not signed in yet', states.unauthenticated, 'Connect wallet'],
  [
    'of a page with its own label',
    { ...states.disconnected, label: 'Sign in' },
    'Sign in',
  ],
])('a visitor %s sees one connect button', async (_, state, label) => {
  const { root } = await drawButton(state)
  await expect.element(button(label)).toBeVisible()
  expect(root.querySelectorAll('button').length).toBe(1)
})

test('each button opens its dialog, and its aria-expanded reports whether that dialog is open', async () => {
  const onOpen = vi.fn()
  const { draw } = await drawButton({ ...states.disconnected, onOpen })
  await button('Connect wallet').click()
  expect(onOpen).toHaveBeenLastCalledWith('connect')
  draw({ ...states.connected, onOpen })
  await button(/Network: Base/).click()
  expect(onOpen).toHaveBeenLastCalledWith('network')
  await button(/0x71C7…976F/).click()
  expect(onOpen).toHaveBeenLastCalledWith('account')
  draw({ ...states.connected, onOpen, dialog: 'account' })
  await expect
    .element(button(/0x71C7…976F/))
    .toHaveAttribute('aria-expanded', 'true')
})

test('while the host expects another account, the button names that account and opens the account dialog', async () => {
  const onOpen = vi.fn()
  const { root } = await drawButton({
    ...states['with a wrong account'],
    onOpen,
  })
  const wrong = button('Switch to 0x3C44…93BC. 0x71C7…976F on Base. Account')
  await expect.element(wrong).toBeVisible()
  expect(wrong.element().textContent).toBe('Switch to 0x3C44…93BC')
  expect(root.textContent).not.toContain('ETH')
  await wrong.click()
  expect(onOpen).toHaveBeenLastCalledWith('account')
})

test('a button gets the focus when it opens a dialog, also in browsers whose clicks do not focus buttons', async () => {
  const { root } = await drawButton(states.disconnected)
  const element = button('Connect wallet').element()
  // Safari does not focus a button on click. A synthetic click does not either.
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(root.activeElement).toBe(element)
})

test('the button calls onIntent when the pointer approaches', async () => {
  const onIntent = vi.fn()
  await drawButton({ ...states.disconnected, onIntent })
  await userEvent.hover(button('Connect wallet'))
  await expect.poll(() => onIntent).toHaveBeenCalled()
})

test('the button calls onIntent when it gets the focus by the keyboard', async () => {
  const onIntent = vi.fn()
  await drawButton({ ...states.disconnected, onIntent })
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => onIntent.mock.calls.length).toBe(1)
})

test('the button does not call onIntent when it gets the focus back after a click, as when a dialog closes [WCAG 3.2.1]', async () => {
  const onIntent = vi.fn()
  await drawButton({ ...states.disconnected, onIntent })
  const { container } = render(<button type="button">Elsewhere</button>)
  const elsewhere = container.querySelector('button')
  if (elsewhere) await userEvent.click(elsewhere)
  const own = button('Connect wallet').element()
  if (own instanceof HTMLElement) own.focus()
  expect(own.matches(':focus')).toBe(true)
  expect(onIntent).not.toHaveBeenCalled()
})

test('the pending button reserves the space of the connected button, and is inert', async () => {
  const { root, host, draw } = await drawButton(states.pending)
  await expect.poll(() => root.querySelector('[inert]')).not.toBeNull()
  const group = root.querySelector('[inert]')
  expect(group?.getAttribute('aria-hidden')).toBe('true')
  const { width, height } = host.getBoundingClientRect()
  expect(height).toBe(40)
  draw(states.connected)
  expect(host.getBoundingClientRect().height).toBe(40)
  expect(host.getBoundingClientRect().width).toBeCloseTo(width, -1)
})

test('the names of the buttons contain the network, the balance and the account [WCAG 2.4.4] [WCAG 2.4.6] [WCAG 2.5.3]', async () => {
  await drawButton(states.connected)
  await expect.element(button('Network: Base. Switch network')).toBeVisible()
  await expect
    .element(button('1.09 ETH 0x71C7…976F on Base. Account'))
    .toHaveAttribute('title', account.address)
})

test('large screens show the balance and the name of the chain, small screens show neither', async () => {
  await drawButton(states.connected)
  await expect.element(page.getByText('1.09 ETH')).toBeVisible()
  await expect.element(page.getByText('Base')).toBeVisible()
  await page.viewport(390, 800)
  await expect.element(page.getByText('1.09 ETH')).not.toBeVisible()
  await expect.element(page.getByText('Base')).not.toBeVisible()
})

test('the host chooses per screen size what the buttons show', async () => {
  await drawButton({
    ...states.connected,
    showBalance: { smallScreen: true, largeScreen: false },
    accountStatus: { smallScreen: 'avatar', largeScreen: 'address' },
    chainStatus: { smallScreen: 'none', largeScreen: 'name' },
  })
  await expect.element(page.getByText('0x71C7…976F')).toBeVisible()
  await expect.element(page.getByText('1.09 ETH')).not.toBeVisible()
  await page.viewport(390, 800)
  await expect.element(page.getByText('0x71C7…976F')).not.toBeVisible()
  await expect.element(page.getByText('1.09 ETH')).toBeVisible()
  await expect.element(page.getByText('Base')).not.toBeVisible()
})

test('the button keeps its width when the balance arrives', async () => {
  const { host, draw } = await drawButton(states['without a balance yet'])
  await expect.element(button(/Account/)).toBeVisible()
  const { width } = host.getBoundingClientRect()
  draw(states.connected)
  expect(host.getBoundingClientRect().width).toBe(width)
})

test('on the narrowest phone, a long name keeps its last label and the button fits the screen', async () => {
  await page.viewport(320, 640)
  const { host } = await drawButton(states.named)
  const label = page.getByText('.eth', { exact: true })
  await expect.element(label).toBeVisible()
  expect(label.element().getBoundingClientRect().right).toBeLessThan(320)
  expect(host.getBoundingClientRect().right).toBeLessThanOrEqual(320)
})

test('a notice is announced, moves nothing, and can be dismissed', async () => {
  const send = vi.fn()
  const { host, draw } = await drawButton({ ...states.connected, send })
  await expect.element(button(/Account/)).toBeVisible()
  const { width, height } = host.getBoundingClientRect()
  draw({ ...states['with a notice'], send })
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The switch to Zora was declined.')
  expect(host.getBoundingClientRect()).toMatchObject({ width, height })
  await button('Dismiss').click()
  expect(send.mock.calls).toEqual([[{ type: 'DISMISS' }]])
})

test('if the button fails to load, its text explains that, and a live region that was already on the page announces it [WCAG 4.1.3]', async () => {
  const { host, root, draw } = await drawButton(states.disconnected)
  await expect.element(button('Connect wallet')).toBeVisible()
  const region = root.querySelector('[role=status]')
  expect(region?.textContent).toBe('')
  draw({ ...states.disconnected, notice: { type: 'not-loaded' } })
  await expect.element(button('Didn’t load. Try again')).toBeVisible()
  expect(host.getBoundingClientRect().height).toBe(40)
  expect(root.querySelector('[role=status]')).toBe(region)
  expect(region?.textContent).toBe('Didn’t load. Try again')
  expect(
    root.querySelectorAll('button [aria-live], button [role]').length,
  ).toBe(0)
})

test.each([
  [base, 'wd-account-button', '0x71C7…976F'],
  [polygon, 'wd-network-button', 'Wrong network'],
])(
  'if the code of the connected state fails to load, a plain button replaces it',
  async (chain, testId, words) => {
    const { container } = render(<Plain {...states.connected} chain={chain} />)
    const plain = container.querySelector('button')
    expect(plain?.dataset['testid']).toBe(testId)
    expect(plain?.textContent).toBe(words)
  },
)
