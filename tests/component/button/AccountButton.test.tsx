import { expect, test } from 'vitest'
import { account, states } from '../../fixtures/states/buttonStates'
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
