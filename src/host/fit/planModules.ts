import type { Contract } from '../check/Contract'
import { type HostReact, reactLibraries } from '../HostReact'
import { LoadFailure } from '../LoadFailure'
import type { LoadOptions } from '../LoadOptions'
import type { RunningRemote } from '../page'
import { isPlain, type ModuleName } from '../WalletdockModules'
import { chooseMode, chosen } from './chooseMode'
import { findMismatch } from './findMismatch'
import type { Choice } from './Mode'
import { offer, offerOnly, type Share, type ShareScope } from './ShareScope'
import { satisfies } from './satisfies'

/** Options with their list of modules. */
export type Wanted<Name extends ModuleName = ModuleName> = LoadOptions<Name> & {
  readonly modules: readonly Name[]
}

/** How the wanted modules can be loaded. */
export type Plan = Choice & {
  /** What to load from the container as it is. */
  readonly modules: readonly ModuleName[]
  /** The module that makes the others for the page's own libraries. */
  readonly maker: './mount' | './config' | undefined
  /** What the container is given. */
  readonly scope: ShareScope
  /** The wagmi that the page shares, for the module that makes others. */
  readonly wagmi: Share | undefined
}

/**
 * Decides once for each part of a page between sharing, handing off and isolating, and what each needs of the remote.
 * @param running the remote, if it runs on this page already
 * @throws LoadFailure 'incompatible'
 */
export async function planModules(
  contract: Contract,
  { modules, react, shared, wagmi }: Wanted,
  running?: RunningRemote,
): Promise<Plan> {
  // A page may run several Reacts, and offer them all: only the host's own can draw in the host's tree.
  const scope = react
    ? offer(
        offerOnly((await federatedScope(react)) ?? {}, reactLibraries(react)),
        shared ?? {},
      )
    : {}
  const choice = chooseMode(
    contract,
    scope,
    wagmi?.version,
    running && running.useState !== react?.react.useState,
  )
  const isolated = choice.mode === 'isolated'
  const isMade = (name: ModuleName) =>
    isolated
      ? react && !isPlain(name)
      : choice.mode === 'handoff' && name === './WagmiBridge'
  const found = modules.filter((name) => !isMade(name))
  const maker =
    found.length < modules.length
      ? isolated
        ? './mount'
        : './config'
      : undefined
  const mismatch =
    findMismatch(contract, maker ? [...found, maker] : found, !!react) ??
    (maker && !satisfies(contract.contract, '^1.2.0')
      ? `${choice.why} Update either, or use ./mount.`
      : undefined)
  if (mismatch)
    throw new LoadFailure(
      'incompatible',
      running
        ? `${mismatch} It runs on this page, from ${running.base}.`
        : mismatch,
    )
  return {
    ...choice,
    modules: found,
    maker,
    // Where nothing of React fits, remotes of the first versions may be offered none.
    scope: isolated ? {} : scope,
    wagmi: chosen(scope['wagmi']),
  }
}

/** Most pages have no federation runtime, which sets the global. */
async function federatedScope(react: HostReact) {
  if (!('__FEDERATION__' in globalThis)) return
  const { pageShareScope } = await import('./pageShareScope')
  return pageShareScope(react)
}
