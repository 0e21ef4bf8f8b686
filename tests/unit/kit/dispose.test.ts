import { expect, test, vi } from 'vitest'
import { pageState } from '../../../src/kit/pageState'
import { isRunning, markUsed } from '../../../src/kit/run/remotes'
import { aSlowPage, releases } from './aSlowPage'

const [one = '', two = ''] = releases

/** Starts a page whose requests are all answered at once. */
function aPage() {
  const page = aSlowPage()
  page.heal()
  const load = async (url: string) => {
    const outcome = page.load(url, 9000)
    await page.wait(1000)
    return outcome
  }
  return { ...page, load }
}

test('after dispose, another release runs, and the first one runs again in its own container', async () => {
  const { containers, disposals, load } = aPage()
  const first = await load(one)
  // One remote serves the page until it has ended.
  expect(await load(two)).toBe(first)
  await disposals[0]?.()
  const second = await load(two)
  expect(second).toMatchObject({ from: two, inits: 1 })
  await disposals[2]?.()
  expect(await load(one)).toBe(first)
  expect(containers).toMatchObject([
    { from: one, inits: 1, ends: 1 },
    { from: two, inits: 1, ends: 1 },
  ])
})

test('dispose ends a release once, and not the release that follows', async () => {
  const { containers, disposals, load } = aPage()
  await load(one)
  await load(one)
  for (const dispose of [...disposals, ...disposals]) await dispose()
  expect(containers).toMatchObject([{ ends: 1 }])
  await load(two)
  await load(two)
  for (const dispose of disposals.slice(0, 2)) await dispose()
  expect(containers).toMatchObject([{ ends: 1 }, { ends: 0 }])
})

test('if the folder has another release when the page loads it again, that release runs', async () => {
  const { containers, disposals, load, publish } = aPage()
  await load(one)
  await disposals[0]?.()
  publish(one, '3.0.0')
  await load(one)
  expect(containers).toMatchObject([
    { from: one, inits: 1, ends: 1 },
    { from: one, inits: 1, ends: 0 },
  ])
})

test('if the modules of a part arrive after another part has disposed of the release, the release is in use again', async () => {
  const { containers, disposals, load } = aPage()
  const first = await load(one)
  const remote = await pageState().remotes.get(one)
  if (!remote) throw new Error('The page has no remote.')
  await disposals[0]?.()
  expect(await isRunning(remote)).toBe(false)
  markUsed(remote)
  expect(await isRunning(remote)).toBe(true)
  expect(await load(two)).toBe(first)
  expect(containers).toHaveLength(1)
})

test('dispose of a release that cannot end says so, and the release goes on', async () => {
  const { disposals, load } = aPage()
  const first = await load(one)
  const remote = await pageState().remotes.get(one)
  if (!remote) throw new Error('The page has no remote.')
  // Earlier releases have no function that ends the page.
  vi.spyOn(remote.container, 'get').mockResolvedValueOnce(() => ({}))
  await expect(disposals[0]?.()).rejects.toThrow(
    `Walletdock 1.0.0 at ${one} cannot be disposed of.`,
  )
  expect(await load(two)).toBe(first)
})
