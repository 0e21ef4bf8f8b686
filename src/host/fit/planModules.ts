import type { Contract } from '../Contract'
import { type HostReact, reactLibraries } from '../HostReact'
import { LoadFailure } from '../LoadFailure'
import type { LoadOptions } from '../LoadOptions'
import type { Choice } from '../Mode'
import type { RunningRemote } from '../page'
import { offer, offerOnly, type Share, type ShareScope } from '../ShareScope'
import { isPlain, type ModuleName } from '../WalletdockModules.initial'
import { chooseMode, chosen } from './chooseMode'
import { findMismatch } from './findMismatch'

/** Load options whose list of modules is complete. */
export type LoadRequest<Name extends ModuleName = ModuleName> =
  LoadOptions<Name> & {
    readonly modules: readonly Name[]
  }

/** How to load the requested modules. */
export type Plan = Choice & {
  /** Modules to load from the container without adapting them. */
  readonly modules: readonly ModuleName[]
  /** The module that creates the other modules for the page's own libraries. */
  readonly maker: './mount' | './config' | undefined
  /** Share scope to initialise the container with. */
  readonly scope: ShareScope
  /** The page's shared wagmi, which the maker needs. */
  readonly wagmi: Share | undefined
}

/**
 * Chooses the mode for a part of a page, and the modules to load from the remote.
 * @param running the remote, if it runs on this page already
 * @throws LoadFailure 'incompatible'
 */
export async function planModules(
  contract: Contract,
  { modules, react, shared, wagmi }: LoadRequest,
  running?: RunningRemote,
): Promise<Plan> {
  // A page may offer several copies of React, but only the host's own copy can render in the host's tree.
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
  const mismatch = findMismatch(
    contract,
    maker ? [...found, maker] : found,
    !!react,
  )
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
    // In isolated mode, the remote uses its own libraries.
    scope: isolated ? {} : scope,
    wagmi: chosen(scope['wagmi']),
  }
}

/** Loads `pageShareScope` only on pages with a federation runtime, because most pages have none. */
async function federatedScope(react: HostReact) {
  if (!('__FEDERATION__' in globalThis)) return
  const { pageShareScope } = await import('./pageShareScope')
  return pageShareScope(react)
}
