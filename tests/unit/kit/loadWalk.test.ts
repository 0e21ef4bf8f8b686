import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSlowPage, type Outcome, releases } from './aSlowPage'

const limitMs = fc.constantFrom(500, 4000, 9000)
const load = fc.record({
  does: fc.constant('load' as const),
  url: fc.constantFrom(...releases),
  limitMs,
})
const answer = fc.record({
  does: fc.constant('answer' as const),
  at: fc.nat(2),
  succeeds: fc.constantFrom(true, true, true, false),
})
const wait = fc.record({
  does: fc.constant('wait' as const),
  ms: fc.constantFrom(100, 400, 2100),
})
const step = fc.oneof(
  { arbitrary: load, weight: 1 },
  { arbitrary: answer, weight: 5 },
  { arbitrary: wait, weight: 2 },
)

test('on any walk of loads, answers, failures and delays, every load ends, one container serves the page, and a failed release loads at the next attempt', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(limitMs, limitMs),
      fc.array(step, { minLength: 4, maxLength: 20 }),
      async (limitsMs, steps) => {
        const page = aSlowPage()
        const loads: Promise<Outcome>[] = releases.map((url, at) =>
          page.load(url, limitsMs[at] ?? 0),
        )
        for (const now of steps)
          if (now.does === 'load') loads.push(page.load(now.url, now.limitMs))
          else if (now.does === 'answer')
            await page.answer(now.at, now.succeeds)
          else await page.wait(now.ms)
        // A request without an answer by now never gets one.
        await page.wait(12_000)
        const before = await Promise.all(loads)
        page.heal()
        const retries = releases.map((url) => page.load(url, 9000))
        await page.wait(12_000)
        const after = await Promise.all(retries)
        const served = [...before, ...after].filter(
          (outcome) => typeof outcome === 'object',
        )
        expect(after).toEqual([served[0], served[0]])
        expect(new Set(served).size).toBe(1)
        for (const { inits } of page.containers)
          expect(inits).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 200 },
  )
})
