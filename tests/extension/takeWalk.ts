import type { Scene } from './Scene'
import type { Step } from './Step'

type Count = { readonly passed: number; readonly failed: number }

/** Runs the steps one after the other and reports how each ended. */
export async function takeWalk(
  steps: readonly Step[],
  scene: Scene,
  say: (line: string) => void,
): Promise<Count> {
  let failed = 0
  for (const { title, act } of steps) {
    try {
      await scene.startOver()
      await act(scene)
      say(`ok      ${title}`)
    } catch (error) {
      failed++
      say(
        `FAILED  ${title}\n        ${firstLines(error)}\n${await scene.seen()}`,
      )
    }
  }
  return { passed: steps.length - failed, failed }
}

/** Returns the start of the message, which says what Playwright waited for. The rest repeats it. */
function firstLines(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n').slice(0, 3).join(' ').replace(/\s+/g, ' ')
}
