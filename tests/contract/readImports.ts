/** One import in a file of `src/`. */
export type Import = {
  /** Path of the importing file, inside `src/`. */
  readonly file: string
  /** The import's path, as written. */
  readonly target: string
  /** A `type` import is not in the bundle, and a `dynamic` one is loaded later. */
  readonly kind: 'type' | 'static' | 'dynamic'
}

const statement =
  /^(?:import|export)\s+(?:(type\s+)?([\w$*{},\s]+?)\s+from\s+)?'([^']+)'/gm
const call = /(typeof\s+)?\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/gs

/** Returns every import and re-export in a file's text. */
export function readImports(file: string, text: string): readonly Import[] {
  const statements = [...text.matchAll(statement)].map(
    ([, type, names = '', target = '']): Import => {
      const isType = type !== undefined || onlyTypes(names)
      return { file, target, kind: isType ? 'type' : 'static' }
    },
  )
  const calls = [...text.matchAll(call)].map(
    ([, isTypeof, target = '']): Import => {
      return { file, target, kind: isTypeof ? 'type' : 'dynamic' }
    },
  )
  return [...statements, ...calls]
}

/** `{ type A, type B }` imports nothing that runs. */
function onlyTypes(names: string): boolean {
  const inside = /^\{([^}]*)\}\s*$/.exec(names.trim())?.[1]
  const parts = inside?.split(',').filter((part) => part.trim() !== '')
  return parts?.every((part) => /^\s*type\s/.test(part)) ?? false
}
