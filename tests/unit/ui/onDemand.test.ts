import { expect, test } from 'vitest'
import { onDemand } from '../../../src/ui/onDemand'

function aFetch() {
  const calls: ((thrown?: Error) => void)[] = []
  const fetch = () =>
    new Promise<string>((resolve, reject) =>
      calls.push((thrown) => (thrown ? reject(thrown) : resolve('it'))),
    )
  return { calls, fetch }
}

test('onDemand fetches nothing before load is called', () => {
  const { calls, fetch } = aFetch()
  expect(onDemand(fetch).get()).toBeUndefined()
  expect(calls).toHaveLength(0)
})

test('concurrent calls of load share one fetch', async () => {
  const { calls, fetch } = aFetch()
  const { get, load } = onDemand(fetch)
  const all = Promise.all([load(), load()])
  expect(calls).toHaveLength(1)
  expect(get()).toBeUndefined()
  calls[0]?.()
  expect(await all).toEqual(['it', 'it'])
  expect(get()).toBe('it')
  expect(await load()).toBe('it')
  expect(calls).toHaveLength(1)
})

test('a failure rejects all pending calls of load, and the next call fetches again', async () => {
  const { calls, fetch } = aFetch()
  const { get, load } = onDemand(fetch)
  const all = Promise.allSettled([load(), load()])
  calls[0]?.(new Error('no'))
  expect((await all).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  const next = load()
  expect(calls).toHaveLength(2)
  calls[1]?.()
  expect(await next).toBe('it')
  expect(get()).toBe('it')
})
