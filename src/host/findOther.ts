import { taken } from './claim'
import { isSpoken } from './findMismatch'
import type { LoadOptions } from './LoadOptions'
import { type Candidate, newestOf } from './newestOf'
import { page, type RunningRemote } from './page'
import type { ModuleName } from './WalletdockModules'

/** How long the contract of one that may be newer is waited for, in milliseconds. */
const contractMs = 300
/** How long one that was chosen may take to run before its place is taken, in milliseconds. */
const runMs = 2000

/**
 * Another Walletdock of this page that is to serve here too, so that no second one runs beside it: the one that
 * runs, else the newest of those on their way.
 * @param signal aborts when nobody waits for the answer any more: then nobody's place is taken
 */
export async function findOther(
  candidate: Candidate,
  options: LoadOptions<ModuleName>,
  signal: AbortSignal,
): Promise<RunningRemote | undefined> {
  const [base, { global }] = candidate
  const { contracts, owners, remotes } = page()
  const candidates: Candidate[] = []
  const heard = [...contracts].map(async ([from, asked]) => {
    const { contract } = await asked
    candidates.push([from, contract])
  })
  await Promise.race([Promise.allSettled(heard), after(contractMs)])
  const fitting = candidates.filter(
    ([from, contract]) =>
      contract.global === global &&
      remotes.has(from) &&
      isSpoken(contract.contract) &&
      isTrusted(from, base, options),
  )
  let chosen = owners.get(global) ?? newestOf(fitting)?.[0] ?? base
  while (chosen !== base && isTrusted(chosen, base, options)) {
    const running = remotes.get(chosen)?.catch(() => undefined)
    const other = await Promise.race([running, after(runMs)])
    if (other || signal.aborted) return other
    // One that hangs takes nobody with it; who has waited longest is next.
    if (owners.get(global) === chosen) owners.set(global, base)
    chosen = owners.get(global) ?? base
  }
  return
}

/**
 * What runs by now in the place of a remote that took long to come: it serves both. Nothing where the place is free
 * again, and then it is this one's.
 * @throws LoadFailure 'incompatible' when what runs there is not to be trusted
 */
export async function findOvertaker(
  [base, { global }]: Candidate,
  options: LoadOptions<ModuleName>,
): Promise<RunningRemote | undefined> {
  const { owners, remotes } = page()
  for (;;) {
    const owner = owners.get(global) ?? base
    owners.set(global, owner)
    if (owner === base) return
    const running = remotes.get(owner)
    if (!running || !isTrusted(owner, base, options)) throw taken(owner)
    // One that fails tells its own part of the page, and leaves the place.
    const other = await running.catch(() => undefined)
    if (other) return other
    if (remotes.get(owner) === running) throw taken(owner)
  }
}

/** Who demands a hash or a signature takes nothing from elsewhere. */
function isTrusted(
  from: string,
  base: string,
  { publicKey, integrity }: LoadOptions<ModuleName>,
): boolean {
  return (
    !(publicKey || integrity) || new URL(from).origin === new URL(base).origin
  )
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
