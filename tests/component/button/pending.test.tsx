import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { states } from '../../fixtures/states/buttonStates'
import { drawButton } from './drawButton'

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
