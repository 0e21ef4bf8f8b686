import { withGuide } from '../errors/withGuide'
import { isAlike } from './isAlike'
import type { WalletdockConfig } from './WalletdockConfig'

/** Options that each part has individually, or that are read after each render of the host. */
const free = ['auth', 'onConflict']

/**
 * Warns once about each option that has changed but cannot be changed.
 * @param settled names of options that cause no warning. The function adds those that it has warned of
 */
export function warnOfFixed(
  before: Partial<WalletdockConfig>,
  next: Partial<WalletdockConfig>,
  settled: Set<string>,
) {
  for (const name of Object.keys({ ...before, ...next })) {
    if ([...free, ...settled].includes(name)) continue
    if (isAlike(Reflect.get(before, name), Reflect.get(next, name))) continue
    settled.add(name)
    console.warn(
      withGuide(
        `Walletdock: \`${name}\` has changed, but Walletdock still uses the first value. ${name === 'wagmi' ? 'Mount the provider or the button again when the config changes, for example with another `key`' : 'Reload the page to use the new value'}.`,
        'the-configuration-is-wrong',
      ),
    )
  }
}
