import type { Contract } from '../check/Contract'
import { isPlain } from '../WalletdockModules'
import { satisfies } from './satisfies'

/** The exposed surface that this kit can drive, as a range of the contract's versions. */
export const known = '^1.0.0'

/** What does not fit between a remote and what a page asks of it, as a sentence; `undefined` when all fits. */
export function findMismatch(
  { version, contract, exposes }: Contract,
  modules: readonly string[],
  hasReact: boolean,
): string | undefined {
  if (!satisfies(contract, known))
    return `Walletdock ${version} speaks contract ${contract}, this page's kit ${known}. Update the older.`

  const missing = modules.find((name) => !exposes.includes(name))
  if (missing)
    return `Walletdock ${version} has no module ${missing}. It has ${exposes.join(', ')}.`

  const strange = modules.find((name) => !hasReact && !isPlain(name))
  if (strange)
    return `${strange} needs the page's React. Give it as \`react\`, or use ./mount.`
  return
}
