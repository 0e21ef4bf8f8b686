import type { FileImport } from './sourceImports'

/**
 * Returns the imports that close a ring inside a folder. Each sub-folder counts as one part, and so does each file
 * beside the sub-folders. Files never import each other in a circle, so only a sub-folder can close a ring.
 */
export function findRings(
  imports: readonly Pick<FileImport, 'file' | 'to'>[],
): readonly string[] {
  const byFolder = new Map<string, Arrow[]>()
  for (const arrow of imports.map(arrowOf))
    byFolder.set(arrow.folder, [...(byFolder.get(arrow.folder) ?? []), arrow])
  return [...byFolder.values()].flatMap(ringsIn)
}

type Arrow = {
  /** Deepest folder that contains both files. */
  readonly folder: string
  /** The two sub-folders or files of that folder. */
  readonly from: string
  readonly into: string
  /** The import, as `file -> to`. */
  readonly name: string
}

function arrowOf({ file, to }: Pick<FileImport, 'file' | 'to'>): Arrow {
  const parts = file.split('/')
  const others = to.split('/')
  const at = parts.findIndex((part, index) => part !== others[index])
  return {
    folder: parts.slice(0, at).join('/'),
    from: parts[at] ?? '',
    into: others[at] ?? '',
    name: `${file} -> ${to}`,
  }
}

function ringsIn(arrows: readonly Arrow[]): readonly string[] {
  // Imports between rooms have their own rule. See rooms.ts.
  if (arrows[0]?.folder === '') return []
  const targets = new Map<string, Set<string>>()
  for (const { from, into } of arrows)
    targets.set(from, (targets.get(from) ?? new Set()).add(into))
  const reached = new Map(
    [...targets.keys()].map((part) => [part, reachedFrom(part, targets)]),
  )
  return arrows
    .filter(({ from, into }) => reached.get(into)?.has(from))
    .map(({ name }) => name)
}

/** Returns the parts that a chain of imports leads to. */
function reachedFrom(
  start: string,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const reached = new Set(targets.get(start))
  // A set also yields the parts that are added while it is read.
  for (const part of reached)
    for (const target of targets.get(part) ?? []) reached.add(target)
  return reached
}
