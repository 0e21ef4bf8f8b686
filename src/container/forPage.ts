import type { OtherReact, OtherWagmi } from '../app/react/OtherReact'
import { satisfies } from '../host/fit/satisfies'
import { exposes } from './exposes'
import { type Shares, versionOf } from './pageLibraries'
import { requires } from './requires'

let isTold = false

/**
 * Returns components and hooks for a page whose React is not compatible. They render with our own React.
 * @param name name of the requested module
 * @param version version of the page's React
 * @throws Error if the page shares no React
 */
export async function forPage(
  name: string,
  version: string | undefined,
  offered: Shares,
): Promise<object> {
  if (!version)
    throw new Error(
      `Walletdock: this page shares no React, so that ${name} cannot be part of its tree. ${advice} Or use ./mount, which needs none.`,
    )
  if (!isTold) console.warn(inWords(version))
  isTold = true
  const [react, wagmi, { forReact }] = await Promise.all([
    libraryOf<OtherReact>(offered, 'react'),
    libraryOf<OtherWagmi>(offered, 'wagmi'),
    exposes['./mount'](),
  ])
  // The page shares a version of React, so `react` is defined.
  return forReact(react as OtherReact, wagmi)
}

const advice =
  'Share `react`, `react/`, `react-dom` and `react-dom/`, all of one version.'

function inWords(version: string): string {
  const what = `Walletdock: this page shares react ${version}`
  const but = satisfies(version, requires.react)
    ? `, but no react-dom and react-dom/client ${version}. ${advice}`
    : `, Walletdock needs ${requires.react}.`
  return `${what}${but} Until then Walletdock brings its own React, 70 KB more.`
}

async function libraryOf<Library>(
  offered: Shares,
  name: string,
): Promise<Library | undefined> {
  const version = versionOf(offered[name])
  const share = version && offered[name]?.[version]
  if (!share) return
  // Shares have no types.
  const give = (await share.get()) as () => Library
  return give()
}
