import { beforeEach, expect, test, vi } from 'vitest'
import { watchPopup } from '../../../src/wallet/engine/kinds/coinbase'

beforeEach(() => vi.useFakeTimers())

const never = new Promise<never>(() => {})

/** The fields of Coinbase's SDK while it prompts. Only its window is a stand-in. */
function sdk(popup: { closed: boolean } | null) {
  return { signer: null as object | null, communicator: { popup } }
}

async function outcome(
  provider: unknown,
  answer: Promise<unknown> = never,
  isBlind = async () => false,
) {
  const settled = watchPopup(provider, answer, isBlind).then(
    (given) => ({ given }),
    ({ name }: Error) => ({ name }),
  )
  const soon = new Promise((resolve) => setTimeout(resolve, 5000, 'waiting'))
  const first = Promise.race([settled, soon])
  await vi.advanceTimersByTimeAsync(5000)
  return first
}

test.each([
  ['could not be opened', null, 'PopupBlockedError'],
  ['closes without an answer', { closed: true }, 'UserRejectedRequestError'],
])('watchPopup rejects if the popup %s', async (_, popup, name) => {
  expect(await outcome(sdk(popup))).toEqual({ name })
})

test('watchPopup waits if the popup looked closed only for a moment', async () => {
  const popup = { closed: true }
  setTimeout(() => Object.assign(popup, { closed: false }), 400)
  expect(await outcome(sdk(popup))).toBe('waiting')
})

test('watchPopup waits if the answer arrives during the check for popups', async () => {
  const provider = sdk({ closed: true })
  const isBlind = async () => {
    provider.signer = {}
    return false
  }
  expect(await outcome(provider, never, isBlind)).toBe('waiting')
})

test('watchPopup clears its timer once there is an answer', async () => {
  await watchPopup(sdk({ closed: false }), Promise.resolve('yes'))
  expect(vi.getTimerCount()).toBe(0)
})

test('watchPopup accepts an answer that arrives just after the popup has closed', async () => {
  const late = new Promise((resolve) => setTimeout(resolve, 400, 'yes'))
  expect(await outcome(sdk({ closed: true }), late)).toEqual({ given: 'yes' })
})

test.each([
  ['an open popup', sdk({ closed: false })],
  ['a closed popup and an answer', { ...sdk({ closed: true }), signer: {} }],
  ['no popup', { communicator: null }],
  ['no communicator', {}],
  ['no SDK', undefined],
])('watchPopup waits if there is %s', async (_, provider) => {
  expect(await outcome(provider)).toBe('waiting')
})

test('watchPopup waits on a page that cannot see its popups, because they all look closed', async () => {
  const isBlind = vi.fn(async () => true)
  expect(await outcome(sdk({ closed: true }), never, isBlind)).toBe('waiting')
  expect(isBlind).toHaveBeenCalledTimes(1)
})

test('watchPopup does not check whether the page can see popups while the popup is open', async () => {
  const isBlind = vi.fn(async () => false)
  await outcome(sdk({ closed: false }), never, isBlind)
  await outcome(sdk(null), never, isBlind)
  expect(isBlind).not.toHaveBeenCalled()
})
