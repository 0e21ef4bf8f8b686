import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { account, polygon, states } from '../../fixtures/states/buttonStates'
import { drawButton } from './drawButton'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

test('the account button shows the avatar, the balance, and the address until the account has a name and a picture', async () => {
  const { draw, root } = await drawButton(states.connected)
  const shown = () => root.querySelector('[part=account-button]')
  await expect.poll(() => shown()?.textContent).toBe('1.09 ETH 0x71C7…976F')
  const face = shown()?.querySelector<HTMLElement>('[data-round]')
  expect(face?.offsetWidth).toBe(24)
  const named = { ...account, name: 'ada.eth', avatar: picture }
  draw({ ...states.connected, account: named })
  expect(shown()?.textContent).toBe('1.09 ETH ada.eth')
  expect(shown()?.querySelector('img')?.getAttribute('src')).toBe(picture)
})

test('the account button reports that its balance is visible while the balance is in view and is shown at this width', async () => {
  let visible = 0
  const onBalanceVisible = () => {
    visible += 1
    return () => {
      visible -= 1
    }
  }
  const props = { ...states.connected, onBalanceVisible }
  const { draw, host } = await drawButton(props)
  await expect.poll(() => visible).toBe(1)
  Object.assign(host.parentElement?.style ?? {}, { paddingTop: '3000px' })
  await expect.poll(() => visible).toBe(0)
  host.scrollIntoView()
  await expect.poll(() => visible).toBe(1)
  // The setting takes precedence over the width.
  draw({ ...props, showBalance: { smallScreen: true, largeScreen: false } })
  await expect.poll(() => visible).toBe(0)
})

const button = (name: string) => page.getByRole('button', { name })

test('the connect button can be focused and pressed while its messages load', async () => {
  const onOpen = vi.fn()
  const props = { ...states.disconnected, onOpen }
  const { draw, root } = await drawButton({ ...props, isPending: true })
  const place = button('Connect wallet').element()
  expect(place.textContent).toBe('')
  const { width, height } = place.getBoundingClientRect()
  expect([width, height]).toEqual([140, 40])
  await userEvent.click(place)
  expect(onOpen.mock.calls).toEqual([['connect']])
  draw(props)
  await expect.element(button('Connect wallet')).toHaveTextContent(/Connect/)
  expect(root.activeElement).toBe(place)
  expect(place.ariaLabel).toBeNull()
})

test('the host’s label is shown before the language has loaded', async () => {
  const props = { ...states.disconnected, label: 'Join' }
  await drawButton({ ...props, isPending: true })
  await expect.element(button('Join')).toHaveTextContent('Join')
})

test('a placeholder reserves the space of a connected button while its messages load', async () => {
  const { root } = await drawButton({ ...states.connected, isPending: true })
  expect(root.querySelector('button')).toBeNull()
  expect(root.querySelector('[aria-hidden=true]')).toBeTruthy()
})

test('the button of a stored account can be pressed, requests no balance, and does not move when the wallet answers', async () => {
  let looks = 0
  const restored = {
    ...states.restored,
    onBalanceVisible: () => {
      looks++
      return () => {}
    },
  }
  const { root, draw } = await drawButton(restored)
  const placesOf = () =>
    [...root.querySelectorAll('button')].map((each) =>
      JSON.stringify(each.getBoundingClientRect()),
    )
  await expect.poll(placesOf).toHaveLength(2)
  expect(root.querySelector('[aria-busy] > button')?.matches(':enabled')).toBe(
    true,
  )
  expect(root.querySelector('[inert]')).toBeNull()
  const before = placesOf()
  draw({
    ...restored,
    status: 'connected',
    account: { ...account, balance: undefined },
  })
  expect(root.querySelector('[aria-busy]')).toBeNull()
  expect(placesOf()).toEqual(before)
  await expect.poll(() => looks).toBe(1)
})

const wrongAccount = states['with a wrong account']

test.each([
  [
    'whose network becomes a wrong network',
    states.connected,
    'network',
    { ...states.connected, chain: polygon },
    'network',
  ],
  [
    'whose wrong network becomes right again',
    { ...states.connected, chain: polygon },
    'network',
    states.connected,
    'network',
  ],
  [
    'whose wrong account becomes the expected one',
    wrongAccount,
    'account',
    states.connected,
    'account',
  ],
  [
    'whose account becomes a wrong account',
    states.connected,
    'account',
    wrongAccount,
    'account',
  ],
  [
    'whose wallet disconnects',
    states.connected,
    'account',
    states.disconnected,
    'connect',
  ],
] as const)(
  'a button %s passes its focus to the button that replaces it [WCAG 2.4.3]',
  async (_, before, from, after, to) => {
    await import('../../../src/views/button/Connected')
    const { root, draw } = await drawButton(before)
    const find = (name: string) =>
      root.querySelector<HTMLElement>(`[data-testid=wd-${name}-button]`)
    await expect.poll(() => find(from)).toBeTruthy()
    if (before === wrongAccount)
      await expect.poll(() => find(from)?.textContent).toContain('Switch')
    const former = find(from)
    former?.focus()
    expect(root.activeElement).toBe(former)
    draw(after)
    await expect.poll(() => former?.isConnected).toBe(false)
    await expect.poll(() => root.activeElement).toBe(find(to))
  },
)
