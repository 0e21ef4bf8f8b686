import { haveChecksums } from '../chains/checkChains'
import { whenIdle } from '../platform/whenIdle'
import { otherNames } from '../wallets/WalletChoice'
import { hasAppDetails, type Settings } from './checkConfig'
import type { Dock } from './Dock'

/**
 * Finds wrong letters in addresses, names of wallets that nobody knows, and terms, icons and descriptions that cannot be
 * shown. The checks are fetched only if there is something to check, and never beside what the button needs.
 * @returns rejects with the mistake
 */
export function checkWhenIdle(
  settings: Settings,
  dock: () => Dock,
): Promise<void> | undefined {
  const { chains, expects, terms, wallets } = settings
  const isPlain =
    !expects && !terms && !hasAppDetails(settings) && !haveChecksums(chains)
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
