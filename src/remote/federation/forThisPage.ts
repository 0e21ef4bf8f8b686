import { type Parts, partsFor } from '../exposes/react/partsFor'
import './applyDeploy'
import { otherLibraries } from './page'

/**
 * Returns a component or hook for this page. Returns our own if it runs on the page's React, and otherwise creates one
 * for the page's React.
 * @throws Error if the page does not share React
 */
export function forThisPage<Name extends keyof Parts>(
  name: Name,
  own: Parts[Name],
): Parts[Name] {
  const other = otherLibraries(`./${name}`)
  const parts: Parts | undefined = other && partsFor(other.react)
  return parts ? parts[name] : own
}
