import { withGuide } from '../../errors/withGuide'
import { satisfies } from '../../platform/satisfies'
import { requires } from './pageLibraries'

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
