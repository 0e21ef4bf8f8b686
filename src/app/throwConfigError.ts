import { haveChecksums } from '../data/chains/checkChains'
import { otherNames } from '../data/wallets/WalletChoice'
import { whenIdle } from '../platform/page/whenIdle'
import { hasAppDetails, type Settings } from './checkConfig.initial'
import type { Dock } from './Dock'

/**
 * Finds invalid checksums, unknown wallet names, and invalid terms, icons and descriptions. The checks are loaded only
 * if there is something to check, and only when the page is idle, so that they do not delay the button.
 * @returns Promise that rejects with the error.
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
    .then(() => import('./checkConfig'))
    .then(
      ({ checkDetails }) => checkDetails(dock()),
      // A failed download is not the host's mistake. @see checkDetails
      () => {},
    )
}

/**
 * Throws an error of a later check while rendering, so that the host's error boundary catches it like any other
 * configuration error.
 * @param set state setter of the component that throws
 */
export function throwConfigError(
  { checked }: Dock,
  set: (update: () => never) => void,
): void {
  checked?.catch((mistake: unknown) =>
    set(() => {
      throw mistake
    }),
  )
}
