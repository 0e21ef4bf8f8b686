import { beforeEach, expect, test, vi } from 'vitest'
import { withPopup } from '../../../src/engine/connection/withPopup'

beforeEach(() => vi.useFakeTimers())

const never = new Promise<never>(() => {})

/** What Coinbase's SDK shows of itself while it asks; its window is the only part that a test in Node has to stand in for. */
function sdk(popup: { closed: boolean } | null) {
  return { signer: null as object | null, communicator: { popup } }
}

async function outcome(
  provider: unknown,
  answer: Promise<unknown> = never,
  isBlind = async () => false,
) {
  const settled = withPopup(provider, answer, isBlind).then(
    (given) => ({ given }),
    ({ name }: Error) => ({ name }),
  )
  const soon = new Promise((resolve) => setTimeout(resolve, 5000, 'waiting'))
  const first = Promise.race([settled, soon])
  await vi.advanceTimersByTimeAsync(5000)
  return first
}

test('a window that could not be opened is told', async () => {
  expect(await outcome(sdk(null))).toEqual({ name: 'PopupBlockedError' })
})

test('a window that was closed without an answer is told as a refusal', async () => {
  expect(await outcome(sdk({ closed: true }))).toEqual({
    name: 'UserRejectedRequestError',
  })
})

test('a window that is open is waited for', async () => {
  expect(await outcome(sdk({ closed: false }))).toBe('waiting')
})

test('a window that closes once it has answered is no refusal', async () => {
  const provider = sdk({ closed: true })
  provider.signer = {}
  expect(await outcome(provider)).toBe('waiting')
})

test('a window that looked closed for a moment is waited for', async () => {
  const popup = { closed: true }
  setTimeout(() => Object.assign(popup, { closed: false }), 400)
  expect(await outcome(sdk(popup))).toBe('waiting')
})

test('an answer that comes while the server is asked about windows counts', async () => {
  const provider = sdk({ closed: true })
  const isBlind = async () => {
    provider.signer = {}
    return false
  }
  expect(await outcome(provider, never, isBlind)).toBe('waiting')
})

test('once there is an answer, nobody looks at the window any more', async () => {
  await withPopup(sdk({ closed: false }), Promise.resolve('yes'))
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer that comes just after the window has closed counts', async () => {
  const late = new Promise((resolve) => setTimeout(resolve, 400, 'yes'))
  expect(await outcome(sdk({ closed: true }), late)).toEqual({ given: 'yes' })
})

test.each([undefined, null, {}, { communicator: null }])(
  'an SDK like %j that shows no window is only waited for',
  async (provider) => {
    expect(await outcome(provider)).toBe('waiting')
  },
)

test('a page that cannot see its windows waits, for they all look closed', async () => {
  const isBlind = vi.fn(async () => true)
  expect(await outcome(sdk({ closed: true }), never, isBlind)).toBe('waiting')
  expect(isBlind).toHaveBeenCalledTimes(1)
})

test('while a window is open nobody asks whether the page can see it', async () => {
  const isBlind = vi.fn(async () => false)
  await outcome(sdk({ closed: false }), never, isBlind)
  await outcome(sdk(null), never, isBlind)
  expect(isBlind).not.toHaveBeenCalled()
})
