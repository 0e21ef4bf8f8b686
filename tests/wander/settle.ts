import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { judge } from './judge'
import { onceThere } from './onceThere'
import type { Scene } from './Scene'

/**
 * A page has 2 s until everything on it agrees. The limit is a number of looks, because on a busy machine page and
 * looks slow down together.
 */
const looks = 40
const lookAgainMs = 50
/** The longest time without an answer, in milliseconds. */
const lifeLimitMs = 10_000

/** A page violates one of the checked properties. */
export class Finding extends Error {
  override name = 'Finding'
}

/**
 * Waits until a look finds nothing wrong.
 * @throws Finding with everything that is wrong when the time is over
 */
export async function settle(scene: Scene): Promise<void> {
  for (let look = 1; ; look += 1) {
    heedNoise(scene)
    const wrong = await examine(scene)
    if (wrong.length === 0) return
    if (look > looks) throw new Finding(wrong.join('; '))
    await wait(lookAgainMs)
  }
}

async function examine(scene: Scene) {
  const { page } = scene
  const ask = () =>
    page.evaluate(async () => ({
      look: window.look?.(),
      wallet: await window.pageFaults?.wallet(),
    }))
  const { look, wallet } = await alive(page, () => onceThere(page, ask))
  return look ? judge(look, wallet, scene) : []
}

/** @throws Finding if the page does not answer in time */
async function alive<T>(page: Page, ask: () => Promise<T>): Promise<T> {
  const leave = new AbortController()
  const late = wait(lifeLimitMs, undefined, leave).then(() => {
    throw new Finding(`${page.url()} does not answer`)
  })
  try {
    return await Promise.race([ask(), late])
  } finally {
    late.catch(() => {})
    leave.abort()
  }
}

function heedNoise({ noise }: Scene) {
  if (noise.length > 0) throw new Finding(noise.join('\n'))
}
