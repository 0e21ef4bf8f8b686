import type { Contract } from './Contract'
import type { ShareScope } from './ShareScope'
import { isAtLeast, satisfies } from './satisfies'
import type { PlainModule } from './WalletdockModules'

/** The exposed surface that this kit can drive. */
const known = '^1.0.0'

/** Modules that need no React of the page. */
const plain: readonly string[] = [
  './mount',
  './config',
  './testWallet',
  './events',
] satisfies PlainModule[]

/** What does not fit between a remote and a page, as a sentence; `undefined` when all fits. */
export function findMismatch(
  { version, contract, exposes, requires }: Contract,
  modules: readonly string[],
  hasReact: boolean,
  scope: ShareScope,
): string | undefined {
  if (!satisfies(contract, known))
    return `Walletdock ${version} speaks contract ${contract}, this page's kit ${known}. Update the older of the two.`

  const missing = modules.find((name) => !exposes.includes(name))
  if (missing)
    return `Walletdock ${version} has no module ${missing}. It has ${exposes.join(', ')}.`

  const strange = modules.find((name) => !hasReact && !plain.includes(name))
  if (strange)
    return `${strange} needs the page's React. Give it as \`react\`, or use ./mount.`

  for (const [library, range] of Object.entries(requires)) {
    const offered = chosenVersion(scope[library])
    if (offered && !satisfies(offered, range))
      return `This page runs ${library} ${offered}, Walletdock ${version} needs ${range}. Update it, or use ./mount from walletdock/host/load.`
  }
  return
}

/** The version that the remote would be given: the newest that is loaded, else the newest. */
function chosenVersion(versions: ShareScope[string] = {}): string | undefined {
  const all = Object.keys(versions).sort((a, b) => (isAtLeast(a, b) ? -1 : 1))
  return all.find((version) => versions[version]?.lib) ?? all[0]
}
