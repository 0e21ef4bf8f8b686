import { haveChecksums } from '../data/chains/checkChains'
import { whenIdle } from '../platform/page/whenIdle'
import type { State } from '../wallet/session/State'
import type { Settings } from './checkConfig'
import type { Dock, Feature } from './Dock'

/**
 * Runs the checks that need a download: checksums of addresses, how wallets show the application, and the options of
 * features. The checks are loaded only if there is something to check, and only when the page is idle, so that they do
 * not delay the button.
 * @param onMistake called before the promise rejects
 * @returns Promise that rejects with the error. `undefined` if there is nothing to check
 */
export function checkWhenIdle(
  settings: Settings,
  features: readonly Feature[],
  state: State,
  onMistake: () => void,
): Promise<void> | undefined {
  const loads = features.flatMap(({ check, isWanted }) =>
    check && isWanted(settings, state) ? [check] : [],
  )
  if (
    haveChecksums(settings.chains) ||
    (['appIcon', 'expects', 'initialChain'] as const).some(
      (name) => settings[name] !== undefined,
    )
  )
    loads.unshift(() => import(/* webpackChunkName: 'checks' */ './checkLater'))
  return loads.length > 0 ? run() : undefined

  async function run() {
    await new Promise<void>(whenIdle)
    // A failed download is not the host's mistake.
    const checks = await Promise.all(loads.map((load) => load())).catch(
      () => [],
    )
    try {
      for (const { check } of checks) await check(settings)
    } catch (mistake) {
      onMistake()
      throw mistake
    }
  }
}

/** Throws an error of a later check while rendering, so that the host's error boundary catches it. */
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
