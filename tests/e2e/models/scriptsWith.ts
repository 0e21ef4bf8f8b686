import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the build writes beside its scripts. @see ModulesPlugin */
const listFile = path.join(import.meta.dirname, '../../../dist/modules.json')

/**
 * The built scripts that hold a module, as a pattern over paths of the remote.
 * @param module path of one of ours, or name of a package
 * @throws Error when no script holds it, as after a file has got another name
 */
export function scriptsWith(module: string): RegExp {
  return scriptsWhere((held) => held.includes(module), module)
}

/** As `scriptsWith`, but only the script that holds nothing else: what an import of that module alone fetches. */
export function scriptWithOnly(module: string): RegExp {
  return scriptsWhere((held) => String(held) === module, module)
}

/** The libraries in these scripts, by the name of their package. Ignores paths that are no script of the build. */
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
  return JSON.parse(readFileSync(listFile, 'utf8'))
}
