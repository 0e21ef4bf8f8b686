import { haveChecksums } from '../chains/checkChains'
import { whenIdle } from '../platform/whenIdle'
import { otherNames } from '../wallets/WalletChoice'
import type { Settings } from './checkConfig'
import type { Dock } from './Dock'

/**
 * Finds wrong letters in addresses, names of wallets that nobody knows, and terms that cannot be shown. What tells them is
 * fetched only where there are such addresses, names or terms, and never beside what the button needs.
 * @returns rejects with the mistake
 */
export function checkWhenIdle(
  { chains, expects, terms, wallets }: Settings,
  dock: () => Dock,
): Promise<void> | undefined {
  const isPlain = !expects && !terms && !haveChecksums(chains)
  if (isPlain && !otherNames(wallets).length) return
  return new Promise<void>(whenIdle)
    .then(() => import('./checkLater'))
    .then(
      ({ checkLater }) => checkLater(dock()),
      // What cannot be fetched is no mistake of the host's, as in `checkLater`.
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
