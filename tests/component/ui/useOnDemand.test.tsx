import { StrictMode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { type OnDemand, onDemand } from '../../../src/ui/onDemand'
import { useOnDemand } from '../../../src/ui/useOnDemand'
import { promisesSettled } from '../../fixtures/pages/fakeTime'
import { render } from '../../fixtures/pages/render'

function Waiting({ on }: { readonly on: OnDemand<string> | undefined }) {
  const { value, failed, retry } = useOnDemand(on)
  return failed ? (
    <button type="button" onClick={retry}>
      again
    </button>
  ) : (
    (value ?? 'waiting')
  )
}

/** Something whose fetches the test answers. */
function onItsWay(value = 'here') {
  const answers: ((came: boolean) => void)[] = []
  const on = onDemand(
    () =>
      new Promise<string>((resolve, reject) =>
        answers.push((came) => (came ? resolve(value) : reject(new Error()))),
      ),
  )
  return { on, answers }
}

test('what is on its way is waited for, and shown when it has come', async () => {
  const { on, answers } = onItsWay()
  const { container } = render(<Waiting on={on} />)
  expect(container.textContent).toBe('waiting')
  answers[0]?.(true)
  await expect.poll(() => container.textContent).toBe('here')
})

test('what has come before is shown at once', async () => {
  const { on, answers } = onItsWay()
  const loaded = on.load()
  answers[0]?.(true)
  await loaded
  expect(render(<Waiting on={on} />).container.textContent).toBe('here')
  expect(answers).toHaveLength(1)
})

test('what did not come can be asked for again, as often as needed', async () => {
  const { on, answers } = onItsWay()
  const { container } = render(<Waiting on={on} />)
  for (const round of [0, 1]) {
    answers[round]?.(false)
    await expect.poll(() => container.textContent).toBe('again')
    container.querySelector('button')?.click()
    await expect.poll(() => container.textContent).toBe('waiting')
  }
  answers[2]?.(true)
  await expect.poll(() => container.textContent).toBe('here')
  expect(answers).toHaveLength(3)
})

test('in StrictMode it is fetched once', () => {
  const { on, answers } = onItsWay()
  render(
    <StrictMode>
      <Waiting on={on} />
    </StrictMode>,
  )
  expect(answers).toHaveLength(1)
})

test('a failure that nobody waits for any more is handled, and the next one who waits asks again', async () => {
  const unhandled: unknown[] = []
  const note = (event: PromiseRejectionEvent) => unhandled.push(event.reason)
  addEventListener('unhandledrejection', note)
  onTestFinished(() => removeEventListener('unhandledrejection', note))
  const { on, answers } = onItsWay()
  const { unmount } = render(<Waiting on={on} />)
  unmount()
  answers[0]?.(false)
  await promisesSettled()
  const { container } = render(<Waiting on={on} />)
  expect(container.textContent).toBe('waiting')
  expect(answers).toHaveLength(2)
  answers[1]?.(true)
  await expect.poll(() => container.textContent).toBe('here')
  expect(unhandled).toEqual([])
})

test.each([
  ['value', true],
  ['failure', false],
])(
  'the late %s of an earlier need is not shown in place of the present one',
  async (_, came) => {
    const [earlier, present] = [onItsWay('earlier'), onItsWay('present')]
    const { container, rerender } = render(<Waiting on={earlier.on} />)
    rerender(<Waiting on={present.on} />)
    const late = earlier.on.load().catch(() => {})
    earlier.answers[0]?.(came)
    await late
    // React draws within two frames.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    expect(container.textContent).toBe('waiting')
    present.answers[0]?.(true)
    await expect.poll(() => container.textContent).toBe('present')
  },
)

test.each([
  ['value', true, 'here'],
  ['failure', false, 'again'],
])(
  'useOnDemand forgets the %s of what is not wanted any more',
  async (_, came, shown) => {
    const [former, next] = [onItsWay(), onItsWay()]
    const { container, rerender } = render(<Waiting on={former.on} />)
    former.answers[0]?.(came)
    await expect.poll(() => container.textContent).toBe(shown)
    rerender(<Waiting on={undefined} />)
    expect(container.textContent).toBe('waiting')
    rerender(<Waiting on={next.on} />)
    expect(container.textContent).toBe('waiting')
  },
)
