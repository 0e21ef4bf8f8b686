import path from 'node:path'
import { type Module, rspack } from '@rspack/core'

/** Returns the files that a module was made from, relative to a folder, with slashes on every system. */
export function filesOf(module: Module, root: string): readonly string[] {
  if (module instanceof rspack.ConcatenatedModule)
    return module.modules.flatMap((inner) => filesOf(inner, root))
  const file = module.nameForCondition()
  return file ? [path.relative(root, file).replaceAll(path.sep, '/')] : []
}
