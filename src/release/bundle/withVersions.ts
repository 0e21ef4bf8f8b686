import path from 'node:path'
import { versionIn } from '../project'

/** Adds the versions of our own copies, which the bundler cannot find if the copy is a file of ours. */
export function withVersions<
  Library extends { readonly import?: string; readonly shareKey?: string },
>(libraries: Readonly<Record<string, Library>>) {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => [
      name,
      library.import
        ? {
            ...library,
            version: versionIn(
              path.join('node_modules', library.shareKey ?? name),
            ),
          }
        : library,
    ]),
  )
}
