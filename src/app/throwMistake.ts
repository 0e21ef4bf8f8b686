import type { Chain } from '../chains/Chain'
import { haveChecksums } from '../chains/checkChains'
import { whenIdle } from '../platform/whenIdle'
import type { Dock } from './Dock'

/**
 * Finds wrong letters in addresses. What tells them is a hash, which is fetched only where there are such letters, and
 * never beside what the button needs.
 * @returns rejects with the mistake
 */
export function checkWhenIdle(
  chains: readonly Chain[],
  dock: () => Dock,
): Promise<void> | undefined {
  if (!haveChecksums(chains)) return
  return new Promise<void>(whenIdle)
    .then(() => import('./checkLater'))
    .then(
      ({ checkLater }) => checkLater(dock()),
      // The engine checks again before it asks any wallet or node.
      () => {},
    )
}

/**
 * Throws while rendering what turned out to be wrong with a configuration, so that it reaches the host like every other
 * configuration error: at the error boundary above.
 * @param set of a state of the component that throws
 */
export function throwMistake(
  { checked }: Dock,
  set: (update: () => never) => void,
): void {
  checked?.catch((mistake: unknown) =>
    set(() => {
      throw mistake
    }),
  )
}
