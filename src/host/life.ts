import type { FetchedContract } from './check/Contract'
import { LoadFailure } from './LoadFailure'
import { page, type RunningRemote } from './page'
import { type Container, containerIn } from './run/Container'
import { removeChunkScripts } from './run/insertScript'

// The life of a remote at its address: whatever changes it is here, and nowhere else.
//
//   asked ──► announced ──► claimed ──► running ──► served, which lasts as long as the page
//     │           │            │           │
//     └───────────┴── failed ◄─┴───────────┘ when the last part of the page that waits for it has left
//
// A page has one remote: the first to claim it serves every part, also those that ask for another release.
//
// Nothing else remembers a state: each is read from what all copies of the kit share, those of older releases too.
//
//   asked      `remotes` has it            running  its promise in `remotes` is kept
//   announced  `contracts` has its answer  served   so says the remote
//   claimed    `owners` has its address    failed   `failed` has it, `remotes` no longer: the next try starts afresh

/** Asked: other parts of the page that ask for the same address wait for this one. */
export function ask(
  base: string,
  open: () => Promise<RunningRemote>,
): Promise<RunningRemote> {
  const { remotes } = page()
  const known = remotes.get(base)
  if (known) return known
  const opening = open()
  remotes.set(base, opening)
  opening.catch(() => fail(base, opening))
  return opening
}

/** Announced, as soon as the answer is there: every load that waits for it then has all its time. */
export function announce(
  base: string,
  answer: Promise<FetchedContract>,
): Promise<FetchedContract> {
  page().contracts.set(base, answer)
  return answer
}

/**
 * Claimed: takes the global variable of this page, unless another remote has it. If that one fails, this one is next.
 * @param signal aborts when nobody waits any longer: then nothing is claimed
 * @returns the remote that serves instead, once it runs
 * @throws LoadFailure 'incompatible' if a container that no kit has loaded is there
 */
export async function claim(
  global: string,
  base: string,
  signal: AbortSignal,
): Promise<RunningRemote | undefined> {
  const { owners, remotes } = page()
  for (;;) {
    signal.throwIfAborted()
    const owner = owners.get(global)
    const opening = owner === base ? undefined : remotes.get(owner ?? '')
    if (!opening) break
    // Its own caller learns why it failed. It has then given the variable up.
    const other = await opening.catch(() => undefined)
    if (other) return other
  }
  if (!owners.has(global) && newContainer(global))
    throw new LoadFailure(
      'incompatible',
      'This page already has a Walletdock from elsewhere. Load it from one address.',
    )
  owners.set(global, base)
  return
}

/** What an entry that just ran has left, unless it was left before: by an attempt that was given up, and ran late. */
export function takeContainer(global: string): Container | undefined {
  const container = newContainer(global)
  if (container) page().known.add(container)
  return container
}

/** Makes every copy of this kit ignore a container of ours that runs nothing by itself. */
export function ignoreContainer(container: Container): void {
  page().known.add(container)
}

/** What did not come through any copy of this kit. */
function newContainer(global: string): Container | undefined {
  const container = containerIn(global)
  return container && !page().known.has(container) ? container : undefined
}

/** A part of the page waits for modules. */
export function join(remote: RunningRemote): void {
  remote.users++
}

/** Served: modules are in use. */
export function serve(remote: RunningRemote): void {
  remote.served = true
}

/**
 * A part of the page that waited for modules has none. Once a remote is in use, a second copy beside it would do more
 * harm than a failed chunk; until then the last part that leaves has it forgotten, at every address that led to it.
 */
export function leave(remote: RunningRemote): void {
  if (--remote.users || remote.served) return
  for (const [base, opening] of page().remotes)
    opening.then(
      (running) => running === remote && fail(base, opening),
      () => {
        // It never ran, and was forgotten when it failed.
      },
    )
}

/** Failed: forgotten, so that the next try starts afresh; a newer one stays. */
function fail(base: string, opening: Promise<RunningRemote>): void {
  const { remotes, failed, found, owners } = page()
  if (remotes.get(base) !== opening) return
  remotes.delete(base)
  // The channels may lead elsewhere by now.
  found.clear()
  failed.add(base)
  for (const [name, owner] of owners) if (owner === base) owners.delete(name)
  removeChunkScripts()
}
