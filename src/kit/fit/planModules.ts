import { isPlain } from '../../platform/federation/plainModules'
import {
  type Share,
  type ShareScope,
  versionOf,
} from '../../platform/federation/ShareScope'
import { satisfies } from '../../platform/satisfies'
import type { ModuleName } from '../../remote/container/WalletdockModules'
import type { Contract } from '../Contract'
import { LoadFailure } from '../LoadFailure'
import type { LoadOptions } from '../LoadOptions'
import type { Choice } from '../LoadResult'
import type { RunningRemote } from '../pageState'
import { type HostReact, offer, offerOnly, reactLibraries } from './offers'

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
  const needsMaker = (name: ModuleName) =>
    isolated
      ? react && !isPlain(name)
      : choice.mode === 'handoff' && name === './WagmiBridge'
  const plain = modules.filter((name) => !needsMaker(name))
  const makers = isolated ? './mount' : './config'
  const maker = plain.length < modules.length ? makers : undefined
  const needed = maker ? [...plain, maker] : plain
  const mismatch = findMismatch(contract, needed, !!react)
  if (mismatch) {
    const where = ` It already runs on this page, from ${running?.base}.`
    throw new LoadFailure('incompatible', mismatch + (running ? where : ''))
  }
  return {
    ...choice,
    modules: plain,
    maker,
    // In isolated mode, the remote uses its own libraries.
    scope: isolated ? {} : scope,
    wagmi: chosen(scope['wagmi']),
  }
}

/** Returns the share scope of the page's federation runtime. Most pages have none. */
async function federatedScope(react: HostReact) {
  if (!('__FEDERATION__' in globalThis)) return
  return (await import('./pageShareScope')).pageShareScope(react)
}

/**
 * Chooses how a remote runs with the libraries that a page offers.
 * @param own version of the page's own wagmi, if the page does not share it
 * @param isTaken true if the remote already runs on another React than the page's
 */
export function chooseMode(
  { version, requires }: Contract,
  scope: ShareScope,
  own: string | undefined,
  isTaken: boolean | undefined,
): Choice {
  const alone = (why: string): Choice => ({
    mode: 'isolated',
    why: `${why} Walletdock brings its own React, 70 KB more.`,
  })
  const react = chosen(scope['react'])
  if (!react) return alone('This page passes no React.')
  let handoff = own && `This page has its own wagmi ${own}.`
  for (const [library, range] of Object.entries(requires)) {
    const offered = chosen(scope[library])?.version
    if (!offered || satisfies(offered, range)) continue
    const why = `This page runs ${library} ${offered}, but Walletdock ${version} needs ${range}.`
    if (library.startsWith('react')) return alone(why)
    handoff ||= why
  }
  const why = 'Walletdock runs on another React of this page.'
  if (isTaken) return { mode: 'isolated', why }
  if (handoff) return { mode: 'handoff', why: handoff }
  const wagmi = chosen(scope['wagmi'])
  const core = '@wagmi/core'
  let all = `react ${react.version}`
  if (wagmi) all += `, wagmi ${wagmi.version}`
  if (wagmi && requires[core] && !scope[core])
    all += `, but not ${core}: Walletdock brings its own, 50 KB more`
  return { mode: 'shared', why: `This page shares ${all}.` }
}

/** Returns the version that the remote would receive. */
export function chosen(shares: ShareScope[string] = {}): Share | undefined {
  return shares[versionOf(shares) ?? '']
}

/** Range of contract versions that this kit supports. */
export const supportedContract = '^1.4.0'

/** Returns why a remote cannot serve a page, as a sentence, or `undefined` if it can. */
export function findMismatch(
  { version, contract, exposes }: Contract,
  modules: readonly string[],
  hasReact: boolean,
): string | undefined {
  if (!satisfies(contract, supportedContract))
    return `Walletdock ${version} has API version ${contract}, but this page's kit supports ${supportedContract}. Update the older one.`

  const missing = modules.find((name) => !exposes.includes(name))
  if (missing)
    return `Walletdock ${version} has no module ${missing}. It has ${exposes.join(', ')}.`

  const strange = modules.find((name) => !hasReact && !isPlain(name))
  if (strange)
    return `${strange} needs the page's React. Pass it as \`react\`, or use ./mount.`
  return
}
