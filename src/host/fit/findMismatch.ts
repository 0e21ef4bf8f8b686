import type { Contract } from '../Contract'
import { isPlain } from '../WalletdockModules.initial'
import { satisfies } from './satisfies.initial'

/** Range of contract versions that this kit supports. 1.3.0 is the first one that was released. */
export const supportedContract = '^1.3.0'

/** Returns why a remote cannot serve a page, as a sentence, or `undefined` if it can. */
export function findMismatch(
  { version, contract, exposes }: Contract,
  modules: readonly string[],
  hasReact: boolean,
): string | undefined {
  if (!satisfies(contract, supportedContract))
    return `Walletdock ${version} speaks contract ${contract}, this page's kit ${supportedContract}. Update the older.`

  const missing = modules.find((name) => !exposes.includes(name))
  if (missing)
    return `Walletdock ${version} has no module ${missing}. It has ${exposes.join(', ')}.`

  const strange = modules.find((name) => !hasReact && !isPlain(name))
  if (strange)
    return `${strange} needs the page's React. Give it as \`react\`, or use ./mount.`
  return
}
