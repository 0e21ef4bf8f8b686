import { remoteOf } from '../settings/remoteOf'
import type { Settings } from '../settings/Settings'

/** From where this page loads Walletdock, and what of it. */
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
