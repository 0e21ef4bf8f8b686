import type { OtherReact, OtherWagmi } from '../../app/OtherReact'
import { exposes } from './exposes'
import { libraryOf, whyNoReact, whyOwnReact } from './otherReact'
import type { Shares } from './pageLibraries'

let isReported = false

/**
 * Returns components and hooks for a page whose React is not compatible. They render with our own React.
 * @param name name of the requested module
 * @param version version of the page's React
 * @throws Error if the page does not share React
 */
export async function forPage(
  name: string,
  version: string | undefined,
  offered: Shares,
): Promise<object> {
  if (!version) throw new Error(whyNoReact(name))
  if (!isReported) console.warn(whyOwnReact(version))
  isReported = true
  const [react, wagmi, { forReact }] = await Promise.all([
    libraryOf<OtherReact>(offered, 'react'),
    libraryOf<OtherWagmi>(offered, 'wagmi'),
    exposes['./mount'](),
  ])
  // The page shares a version of React, so `react` is defined.
  return forReact(react as OtherReact, wagmi)
}
