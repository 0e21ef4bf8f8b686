import type { Browser } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { drawWalk } from './drawWalk'
import { onceThere } from './onceThere'
import { recover } from './recover'
import { openScene, type Scene } from './Scene'
import type { Acts, Step } from './Step'
import { Finding, settle } from './settle'
import { visitorActs } from './visitorActs'
import { walletActs } from './walletActs'
import { worldActs } from './worldActs'

/** Number of steps in a walk. */
export const usualLength = 25

const acts: Acts<Step['do']> = { ...visitorActs, ...walletActs, ...worldActs }

/**
 * Walks the steps of a seed, and checks the page after each of them.
 * @throws Finding with the steps that led to it, and the command that repeats them
 */
export async function walk(
  browser: Browser,
  world: World,
  seed: number,
  length = usualLength,
): Promise<void> {
  const drawn = drawWalk(seed, length)
  const taken: string[] = [drawn.path]
  const scene = await openScene(browser, world, drawn)
  try {
    await settle(scene)
    for (const step of drawn.steps) {
      taken.push(JSON.stringify(step))
      const met = await take(scene, step)
      if (typeof met === 'string') taken.push(`${taken.pop()} ${met}`)
      await settle(scene)
    }
    taken.push('recover')
    await recover(scene)
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    const again = `npm run wander -- --seed ${seed} --steps ${length}`
    const steps = taken.map((line, index) => `${index}. ${line}`).join('\n')
    throw new Finding(`${reason}\n\n${steps}\n\nAgain: ${again}`)
  } finally {
    await scene.close()
  }
}

function take(scene: Scene, step: Step) {
  // Each act receives the step with its name. TypeScript cannot infer that through a table.
  const act = acts[step.do] as (scene: Scene, step: Step) => Promise<unknown>
  return onceThere(scene.page, () => act(scene, step))
}
