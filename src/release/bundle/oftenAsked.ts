import type { Compilation } from '@rspack/core'
import { exposes } from '../../container/exposes'

/** What is fetched for most of those who connect, by the last part of what asks for it. */
const often = [
  'engineParts',
  'recall',
  'prepareWalletList',
  'showDialogs',
  'ConnectView',
  'movements',
  'AccountView',
  'NetworkView',
  'Connected',
  'formatBalance',
  'readEns',
  'walletConnectSdk',
  'ethereum-provider',
  'Qr',
  'SignInView',
  'carrySignIn',
  'RecentView',
  'watchTransactions',
  'sendTransaction',
]

/** Our own wagmi, which is asked for by no name. */
const isOwnWagmi = /\bsrc[\\/]shared[\\/]wagmi/

/**
 * The scripts that a visitor is likely to need, and those that hosts may load.
 * @throws Error when something above is asked for by nothing, as after a file has got another name
 */
export function oftenAsked(compilation: Compilation): ReadonlySet<string> {
  const own = filesWith(compilation, isOwnWagmi)
  const missing = new Set(often)
  const asked = compilation.chunkGroups.flatMap((group) => {
    const files = group.getFiles()
    const isHosts = Object.keys(exposes).includes(`./${group.name}`)
    const names = group.origins
      .map(({ request = '' }) => lastPart(request))
      .filter((name) => often.includes(name))
    for (const name of names) missing.delete(name)
    const isWagmi = files.some((file) => own.includes(file))
    return isHosts || names.length > 0 || isWagmi ? files : []
  })
  if (missing.size > 0)
    throw new Error(
      `Nothing asks for ${[...missing].join(', ')} any more: correct the list in oftenAsked.ts.`,
    )
  return new Set(asked)
}

/** The scripts that hold a module of these. */
export function filesWith(
  { chunks, chunkGraph }: Compilation,
  modules: RegExp,
): readonly string[] {
  const files = [...chunks].flatMap((chunk) =>
    chunkGraph
      .getChunkModules(chunk)
      .some((module) => modules.test(module.nameForCondition() ?? ''))
      ? [...chunk.files]
      : [],
  )
  return files.sort()
}

function lastPart(request: string) {
  return /[^/\\]*$/.exec(request)?.[0] ?? ''
}
