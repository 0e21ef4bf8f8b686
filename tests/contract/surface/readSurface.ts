import path from 'node:path'
import { membersOf } from './membersOf'

/** The types that hosts compile against. */
export type Surface = {
  /** The exports of each module, such as `type Failure, function useWallet`. */
  readonly modules: Readonly<Record<string, string>>
  /** All declarations that they lead to, in one line each. */
  readonly declarations: Readonly<Record<string, string>>
}

type Read = (file: string) => string | undefined
type Declared = { readonly file: string; readonly text: string }
type Found = {
  /** The first module that leads to the declaration. Hosts do not see in which file it is. */
  readonly module: string
  readonly name: string
  readonly text: string
}

/**
 * Reads the surface that emitted declarations describe.
 * @param read returns the text of a declaration file, or undefined, by its path without `.d.ts`
 * @param entries file of each module
 * @throws Error if an exported name is declared nowhere
 */
export function readSurface(
  read: Read,
  entries: Readonly<Record<string, string>>,
): Surface {
  const found = new Map<string, Found>()
  let module = ''

  /** Adds a declaration and all names in it. */
  const take = (from: string, name: string): string | undefined => {
    const declared = locate(read, from, name)
    if (!declared) return undefined
    const { file, text: whole } = declared
    const key = `${name} of ${file}`
    if (found.has(key)) return whole
    let text = whole
    let rest = whole
    for (const [pick, type = '', keys = ''] of whole.matchAll(picked)) {
      const source = locate(read, file, type)
      const body = source && pickFrom(source.text, keys)
      if (!source || !body) continue
      text = text.replace(pick, () => body)
      rest = rest.replace(pick, '')
      // The picked fields use names of their own file.
      found.set(key, { module, name, text })
      takeAll(source.file, body)
    }
    found.set(key, { module, name, text: text.replaceAll(inline, '$2') })
    takeAll(file, rest)
    return whole
  }
  const takeAll = (file: string, text: string) => {
    for (const [, target = '', name = ''] of text.matchAll(inline))
      take(beside(file, target), name)
    for (const [word] of text.replaceAll(inline, '').matchAll(words))
      take(file, word)
  }

  const modules = Object.entries(entries).map(([entry, file]) => {
    module = entry
    const { own, elsewhere } = parseDeclarations(read(file) ?? '')
    const names = [...own.keys(), ...elsewhere.keys()].sort()
    const kinds = names.map((name) => {
      const text = take(file, name)
      if (!text) throw new Error(`${entry} has no declaration of ${name}`)
      return `${kindOf(text)} ${name}`
    })
    return [entry, kinds.join(', ')]
  })
  const all = [...found.values()].map(({ name }) => name)
  const declarations = [...found.values()]
    .map(({ module, name, text }) => {
      const isAlone = all.indexOf(name) === all.lastIndexOf(name)
      return [isAlone ? name : `${name} of ${module}`, text] as const
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    modules: Object.fromEntries(modules),
    declarations: Object.fromEntries(declarations),
  }
}

const words = /[A-Za-z_$][\w$]*/g
/** Matches `import('./file').Name`. Names of packages are not replaced. */
const inline = /import\("(\.[^"]+)"\)\.([\w$]+)/g
const picked = /Pick<([\w$]+), ((?:'[\w$]+'(?: \| )?)+)>/g

/** Finds a declaration, in this file or in the one from which this file imports it. */
function locate(read: Read, file: string, name: string): Declared | undefined {
  const { own, elsewhere } = parseDeclarations(read(file) ?? '')
  const there = elsewhere.get(name)
  if (there) return locate(read, beside(file, there.file), there.name)
  const text = own.get(name)
  return text ? { file, text } : undefined
}

/** Returns the picked fields of an object, because hosts do not see its other fields. */
function pickFrom(declaration: string, keys: string): string | undefined {
  const members = membersOf(declaration)?.members
  const kept = [...keys.matchAll(words)].map(([key]) => members?.get(key))
  return kept.every(Boolean) ? `{ ${kept.join('; ')}; }` : undefined
}

function kindOf(text: string): string {
  return /^export (?:declare )?(\w+)/.exec(text)?.[1] ?? 'type'
}

function beside(file: string, target: string): string {
  return path.posix.join(path.posix.dirname(file), target)
}

/** The content of one emitted `.d.ts`: its own declarations, and those in other files. */
type Declarations = {
  /** Its own declarations by name, in one line each, without comments. */
  readonly own: ReadonlyMap<string, string>
  /** Names that are declared in another file, with the path of that file relative to this one, and the name there. */
  readonly elsewhere: ReadonlyMap<string, { file: string; name: string }>
}

/** Reads declarations as the compiler emits them: each statement begins at the start of a line. */
function parseDeclarations(text: string): Declarations {
  const own = new Map<string, string>()
  const elsewhere = new Map<string, { file: string; name: string }>()
  for (const statement of statementsOf(text)) {
    const names = leading.exec(statement)
    const name = declared.exec(statement)?.[1]
    if (names?.[2]?.startsWith('.'))
      for (const [there, here] of namesIn(names[1] ?? ''))
        elsewhere.set(here, { file: names[2], name: there })
    else if (name && !names)
      own.set(name, [own.get(name), statement].filter(Boolean).join(' '))
  }
  return { own, elsewhere }
}

/** `import` or `export` of names from another file. */
const leading = /^(?:import|export) (?:type )?\{(.*)\} from ['"](.+)['"]/

const declared =
  /^(?:export )?(?:declare )?(?:abstract )?(?:type|interface|function|const|class|enum|namespace) ([\w$]+)/

function statementsOf(text: string): readonly string[] {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/^(?=(?:export|declare|import|type|interface|const)\b)/m)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** Parses `type A, b as c` to [A, A], [b, c]. */
function namesIn(list: string): readonly (readonly [string, string])[] {
  return list
    .split(',')
    .map((item) => item.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((item) => {
      const [there = '', here = there] = item.split(' as ')
      return [there, here] as const
    })
}
