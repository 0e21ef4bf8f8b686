import { page } from '../page'

/** Returns the folders that did not answer in time on this page. The next try asks every other folder first. */
export function slowFolders(): Set<string> {
  const shared = page()
  shared.slow ??= new Set()
  return shared.slow
}
