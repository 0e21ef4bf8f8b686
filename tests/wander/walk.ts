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

/** How many steps a walk has. */
export const usualLength = 25

const acts: Acts<Step['do']> = { ...visitorActs, ...walletActs, ...worldActs }

/**
 * Walks as the seed says, and looks around after every step.
 * @throws Finding with the steps that led to it, and how to walk them again
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
  // Each act is given the step that it is named after; TypeScript does not follow a union through a table.
  const act = acts[step.do] as (scene: Scene, step: Step) => Promise<unknown>
  return onceThere(scene.page, () => act(scene, step))
}
