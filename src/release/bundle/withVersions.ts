import { readFileSync } from 'node:fs'
import path from 'node:path'

const modules = path.join(import.meta.dirname, '../../../node_modules')

/** Adds the versions of our own copies, which the bundler cannot find if the copy is a file of ours. */
export function withVersions<
  Library extends { readonly import?: string; readonly shareKey?: string },
>(libraries: Readonly<Record<string, Library>>) {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => [
      name,
      library.import
        ? { ...library, version: versionOf(library.shareKey ?? name) }
        : library,
    ]),
  )
}

function versionOf(name: string): string {
  const file = path.join(modules, name, 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}
