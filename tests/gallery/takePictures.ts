import type { Page } from '@playwright/test'
import { addressOf, type Choices } from './choices'
import { showState } from './showState'

/** One state as an engine shows it. */
export type Taken = {
  readonly state: string
  readonly jpeg: Buffer
}

/**
 * Takes a picture of states of the gallery, on a page that shows it.
 * @param shown told each state while it is seen
 */
export async function takePictures(
  page: Page,
  scene: Choices,
  states: readonly string[],
  shown?: (state: string) => Promise<void>,
): Promise<readonly Taken[]> {
  const taken: Taken[] = []
  for (const state of states) {
    await showState(page, addressOf(scene, state))
    await shown?.(state)
    taken.push({
      state,
      jpeg: await page.screenshot({ type: 'jpeg', quality: 70 }),
    })
  }
  return taken
}
