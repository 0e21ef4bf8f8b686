import { withGuide } from '../../errors/withGuide'
import { versionOf } from '../../platform/federation/ShareScope'
import { satisfies } from '../../platform/satisfies'
import { requires, type Shares } from './pageLibraries'

const advice =
  'Share `react`, `react/`, `react-dom` and `react-dom/`, all of one version.'

/** Returns why a module cannot work on a page that does not share React, as a sentence for developers. */
export function whyNoReact(name: string): string {
  return withGuide(
    `Walletdock: this page shares no React, so ${name} cannot render in it. ${advice} Or use ./mount, which needs no React.`,
    'federation-plugins',
  )
}

/** Returns why the remote runs on its own React, as a sentence for developers. @param version the page's React */
export function whyOwnReact(version: string): string {
  const what = `Walletdock: this page shares react ${version}`
  const but = satisfies(version, requires.react)
    ? `, but no react-dom and react-dom/client ${version}. ${advice}`
    : `, but Walletdock needs ${requires.react}.`
  return withGuide(
    `${what}${but} Until then, Walletdock loads its own React, 70 KB more.`,
    'federation-plugins',
  )
}

/** Loads the copy of a library that the page runs. Returns `undefined` if the page does not share it. */
export async function libraryOf<Library>(
  offered: Shares,
  name: string,
): Promise<Library | undefined> {
  const version = versionOf(offered[name])
  const share = version && offered[name]?.[version]
  if (!share) return
  // The page's share scope is untyped.
  const factory = (await share.get()) as () => Library
  return factory()
}
