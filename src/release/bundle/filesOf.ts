import path from 'node:path'
import { type Compilation, type Module, rspack } from '@rspack/core'

/** Returns the files that a module was made from, relative to a folder, with slashes on every system. */
export function filesOf(module: Module, root: string): readonly string[] {
  if (module instanceof rspack.ConcatenatedModule)
    return module.modules.flatMap((inner) => filesOf(inner, root))
  const file = module.nameForCondition()
  return file ? [path.relative(root, file).replaceAll(path.sep, '/')] : []
}

/** Returns the folders of the packages in a build's scripts, in the form of the lock file. */
export function packageFolders({
  modules,
  compiler,
}: Compilation): readonly string[] {
  const folders = [...modules]
    .flatMap((module) => filesOf(module, compiler.context))
    // Our own files are in no package.
    .flatMap(
      (file): readonly string[] =>
        /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [],
    )
  return [...new Set(folders)]
}
