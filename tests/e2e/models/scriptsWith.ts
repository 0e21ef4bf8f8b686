import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Each of the two builds writes such a list beside its scripts.
 * @see ModulesPlugin
 */
const listFiles = ['modules.json', 'federation/modules.json'].map((file) =>
  path.join(import.meta.dirname, '../../../dist', file),
)

/**
 * Returns a pattern over the remote's paths that matches the built scripts with this module.
 * @param module path of one of our modules, or name of a package
 * @throws Error if no script contains it, for example because a file was renamed
 */
export function scriptsWith(module: string): RegExp {
  return scriptsWhere((held) => held.includes(module), module)
}

/** Returns the names of the packages in these scripts. Ignores paths that are not scripts of the build. */
export function librariesIn(paths: readonly string[]): readonly string[] {
  const lists = modulesByScript()
  const modules = paths.flatMap((each) => lists[each.slice(1)] ?? [])
  return [...new Set(modules)].filter((name) => !/^(src|tests)\//.test(name))
}

function scriptsWhere(
  isMeant: (modules: readonly string[]) => boolean,
  module: string,
): RegExp {
  const files = Object.entries(modulesByScript())
    .filter(([, modules]) => isMeant(modules))
    .map(([file]) => `/${file.replaceAll('.', '\\.')}(?:\\?|$)`)
  if (files.length === 0) throw new Error(`No script holds ${module}.`)
  return new RegExp(files.join('|'))
}

function modulesByScript(): Readonly<Record<string, readonly string[]>> {
  const lists = listFiles.map((file) => JSON.parse(readFileSync(file, 'utf8')))
  return Object.assign({}, ...lists)
}

const contract = path.join(import.meta.dirname, '../../../dist/contract.json')
const { preload } = JSON.parse(readFileSync(contract, 'utf8'))

/** Path of the script with the button, relative to the remote. The names of scripts are numbers. */
export const buttonScript: string = preload[0]
