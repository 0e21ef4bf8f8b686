import { remoteOf } from '../settings/remoteOf'
import type { Settings } from '../settings/Settings'

/** Returns the options that say where to load Walletdock from, and which modules. */
export function loadOptions(settings: Settings) {
  return {
    ...remoteOf(settings),
    modules: [
      './useAddRecentTransaction',
      './useSendTransaction',
      './WagmiBridge',
    ],
  } as const
}
