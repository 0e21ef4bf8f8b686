import { StrictMode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { type OnDemand, onDemand, useOnDemand } from '../../../src/ui/onDemand'
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

/** Returns an `onDemand` value whose loads the test resolves or rejects. */
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

test('useOnDemand returns a loaded value at once', async () => {
  const { on, answers } = onItsWay()
  const loaded = on.load()
  answers[0]?.(true)
  await loaded
  expect(render(<Waiting on={on} />).container.textContent).toBe('here')
  expect(answers).toHaveLength(1)
})

test('retry loads again after each failure', async () => {
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

test('useOnDemand loads once in StrictMode', () => {
  const { on, answers } = onItsWay()
  render(
    <StrictMode>
      <Waiting on={on} />
    </StrictMode>,
  )
  expect(answers).toHaveLength(1)
})

test('a failure after unmounting is handled, and the next component loads again', async () => {
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
])('useOnDemand ignores the late %s of a previous load', async (_, came) => {
  const [earlier, present] = [onItsWay('earlier'), onItsWay('present')]
  const { container, rerender } = render(<Waiting on={earlier.on} />)
  rerender(<Waiting on={present.on} />)
  const late = earlier.on.load().catch(() => {})
  earlier.answers[0]?.(came)
  await late
  // React renders within two frames.
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  expect(container.textContent).toBe('waiting')
  present.answers[0]?.(true)
  await expect.poll(() => container.textContent).toBe('present')
})

test.each([
  ['value', true, 'here'],
  ['failure', false, 'again'],
])(
  'useOnDemand drops the %s of a value that is not needed any more',
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
