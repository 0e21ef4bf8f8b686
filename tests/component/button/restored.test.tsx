import { expect, test } from 'vitest'
import { account, states } from '../../fixtures/states/buttonStates'
import { drawButton } from './drawButton'

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
