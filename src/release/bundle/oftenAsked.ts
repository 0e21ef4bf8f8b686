import type { Compilation } from '@rspack/core'
import { exposes } from '../../container/exposes'

/** Begins the names of chunks that most of those who connect need: the imports give these names. */
const often = 'often-'

/** Our own wagmi, which is asked for by no name. */
const isOwnWagmi = /\bsrc[\\/]shared[\\/]wagmi/

/** Returns the scripts that a visitor is likely to need, and those that hosts may load. */
export function oftenAsked(compilation: Compilation): ReadonlySet<string> {
  const own = filesWith(compilation, isOwnWagmi)
  const asked = compilation.chunkGroups.flatMap((group) => {
    const { name = '' } = group
    const files = group.getFiles()
    const isMarked = name.startsWith(often) || `./${name}` in exposes
    return isMarked || files.some((file) => own.includes(file)) ? files : []
  })
  return new Set(asked)
}

/** The scripts that hold a module of these. */
export function filesWith(
  { chunks, chunkGraph }: Compilation,
  modules: RegExp,
): readonly string[] {
  const files = [...chunks].flatMap((chunk) =>
    chunkGraph
      .getChunkModules(chunk)
      .some((module) => modules.test(module.nameForCondition() ?? ''))
      ? [...chunk.files]
      : [],
  )
  return files.sort()
}
