import path from 'node:path'
import { sourceFiles } from '../fixtures/project/sourceFiles'

/** One import in a file of `src/`. */
export type Import = {
  /** Path of the importing file, inside `src/`. */
  readonly file: string
  /** The import's path, as written. */
  readonly target: string
  /** A `type` import is not in the bundle, and a `dynamic` one is loaded later. */
  readonly kind: 'type' | 'static' | 'dynamic'
  /** Path of the imported file inside `src/`, unless it is a package or the import is from another folder. */
  readonly to?: string | undefined
}

const statement =
  /^(?:import|export)\s+(?:(type\s+)?([\w$*{},\s]+?)\s+from\s+)?'([^']+)'/gm
const call = /(typeof\s+)?\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/gs

/** Returns every import and re-export in the files of `src/`. */
export function readImports(): readonly Import[] {
  const files = sourceFiles('src')
  const byPath = new Map(
    files.map(({ file }) => [file.replace(/\.tsx?$/, ''), file]),
  )
  return files.flatMap(({ file, text }) =>
    [...statementsIn(text), ...callsIn(text)].map(({ target, kind }) => {
      const place = path.posix.join(path.posix.dirname(file), target)
      const to = target.startsWith('.') ? byPath.get(place) : undefined
      return { file, target, kind, to }
    }),
  )
}

type Found = Pick<Import, 'target' | 'kind'>

function statementsIn(text: string): readonly Found[] {
  return [...text.matchAll(statement)].map(
    ([, type, names = '', target = '']) => {
      const isType = type !== undefined || onlyTypes(names)
      return { target, kind: isType ? 'type' : 'static' }
    },
  )
}

function callsIn(text: string): readonly Found[] {
  return [...text.matchAll(call)].map(([, isTypeof, target = '']) => {
    return { target, kind: isTypeof ? 'type' : 'dynamic' }
  })
}

/** `{ type A, type B }` imports nothing that runs. */
function onlyTypes(names: string): boolean {
  const inside = /^\{([^}]*)\}\s*$/.exec(names.trim())?.[1]
  const parts = inside?.split(',').filter((part) => part.trim() !== '')
  return parts?.every((part) => /^\s*type\s/.test(part)) ?? false
}
