import { withGuide } from '../errors/withGuide'
import { isAlike, liveNames } from './liveOptions'
import type { WalletdockConfig } from './WalletdockConfig'

/** Options that each part has individually, or that are read after each render of the host. */
const free = [...liveNames, 'auth', 'onConflict']

/** Warns once about each option that has changed but cannot be changed. */
export function warnOfFixed(
  before: Partial<WalletdockConfig>,
  next: Partial<WalletdockConfig>,
  warned: Set<string>,
) {
  for (const name of Object.keys({ ...before, ...next })) {
    if ([...free, ...warned].includes(name)) continue
    if (isAlike(Reflect.get(before, name), Reflect.get(next, name))) continue
    warned.add(name)
    console.warn(
      withGuide(
        `walletdock: \`${name}\` has changed, but Walletdock still uses the first value. ${name === 'wagmi' ? 'Mount the provider or the button again when the config changes, for example with another `key`' : 'Reload the page to use the new value'}.`,
        'the-configuration-is-wrong',
      ),
    )
  }
}
