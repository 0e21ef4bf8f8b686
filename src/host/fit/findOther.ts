import type { LoadOptions } from '../LoadOptions'
import { overtake } from '../life'
import { page, type RunningRemote } from '../page'
import type { ModuleName } from '../WalletdockModules'
import { isSupported } from './findMismatch'
import { type Candidate, newestOf } from './newestOf'

/** How long the contract of one that may be newer is waited for, in milliseconds. */
const contractMs = 300
/** How long one that was chosen may take to run before its place is taken, in milliseconds. */
const runMs = 2000

/**
 * Another Walletdock of this page that can serve here too, so that only one runs: the one that runs already, else the
 * newest of those that are loading.
 * @param signal aborts when the answer is no longer wanted: then no place is taken
 */
export async function findOther(
  [base, { global }]: Candidate,
  { publicKey, integrity }: LoadOptions<ModuleName>,
  signal: AbortSignal,
): Promise<RunningRemote | undefined> {
  const { contracts, owners, remotes } = page()
  const candidates: Candidate[] = []
  const heard = [...contracts].map(async ([from, asked]) => {
    const { contract } = await asked
    candidates.push([from, contract])
  })
  await Promise.race([Promise.allSettled(heard), after(contractMs)])
  signal.throwIfAborted()
  // With a hash or a signature required, only the same origin will do.
  const isTrusted = (from: string) =>
    !(publicKey || integrity) || new URL(from).origin === new URL(base).origin
  const fitting = candidates.filter(
    ([from, contract]) =>
      contract.global === global &&
      remotes.has(from) &&
      isSupported(contract.contract) &&
      isTrusted(from),
  )
  let chosen = owners.get(global) ?? newestOf(fitting)?.[0] ?? base
  while (chosen !== base && isTrusted(chosen)) {
    // Its own caller learns why it failed.
    const running = remotes.get(chosen)?.catch(() => undefined)
    const other = await Promise.race([running, after(runMs)])
    if (other) return other
    signal.throwIfAborted()
    // One that hangs must not hold up the others; the one that has waited longest is next.
    chosen = overtake(global, chosen, base)
  }
  return
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
