import type { Compilation } from '@rspack/core'
import { exposes } from '../../container/exposes.initial'

/** Prefix of chunks that most connecting visitors need. The imports set the names. */
const likely = 'likely-'

/** Our own wagmi, whose chunks have no names. */
const isOwnWagmi = /\bsrc[\\/]shared[\\/]wagmi/

/** Returns the scripts that a visitor is likely to need, and those that hosts may load. */
export function likelyChunks(compilation: Compilation): ReadonlySet<string> {
  const own = filesWith(compilation, isOwnWagmi)
  const asked = compilation.chunkGroups.flatMap((group) => {
    const { name = '' } = group
    const files = group.getFiles()
    const isMarked = name.startsWith(likely) || `./${name}` in exposes
    return isMarked || files.some((file) => own.includes(file)) ? files : []
  })
  return new Set(asked)
}

/** Returns the scripts that contain a module whose path matches the pattern. */
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
