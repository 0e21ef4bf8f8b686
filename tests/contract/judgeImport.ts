import path from 'node:path'
import type { Import } from './readImports'
import { type Room, rooms, table } from './rooms'

/** Returns a sentence that says why an import breaks the import rule, or `undefined` if it does not. */
export function judgeImport(found: Import): string | undefined {
  const room = roomOf(found.file)
  const rule = ruleFor(found.file)
  if (!rule) return `${found.file} is in a room that nobody has planned`
  if (!found.target.startsWith('.')) return judgePackage(found, rule)
  const target = roomOf(path.posix.join(path.dirname(found.file), found.target))
  if (target === room || rule.rooms.includes(target)) return undefined
  if (found.kind === 'type' && rule.types?.includes(target)) return undefined
  if (found.kind === 'dynamic' && rule.later?.includes(target)) return undefined
  const how = found.kind === 'static' ? '' : ` (${found.kind})`
  return `${found.file} imports ${found.target}${how}`
}

function judgePackage({ file, target, kind }: Import, rule: Room) {
  const allowed = [
    ...(rule.packages ?? []),
    ...(kind === 'type' ? (rule.packageTypes ?? []) : []),
  ]
  const isAllowed = allowed.some(
    (name) => target === name || target.startsWith(`${name}/`),
  )
  if (isAllowed) return undefined
  return `${file} uses ${kind === 'type' ? 'types of ' : ''}the package ${target}`
}

/** Returns the room's rule, extended by the exceptions of this file. */
function ruleFor(file: string): Room | undefined {
  const room = roomOf(file)
  const rule = rooms[room]
  const more = rule?.files?.[path.posix.relative(room, file)]
  if (!rule || !more) return rule
  return {
    rooms: [...rule.rooms, ...(more.rooms ?? [])],
    types: [...(rule.types ?? []), ...(more.types ?? [])],
    later: [...(rule.later ?? []), ...(more.later ?? [])],
    packages: [...(rule.packages ?? []), ...(more.packages ?? [])],
    packageTypes: rule.packageTypes ?? [],
  }
}

/**
 * Returns the room of a file: the folder of `src`, or a folder within it that the table names. The engine's part of a
 * feature is a separate room, because it may use wagmi.
 */
function roomOf(file: string): string {
  const [top = '', sub, part] = file.split('/')
  if (top === 'features' && part === 'engine') return 'features/engine'
  return `${top}/${sub}` in rooms ? `${top}/${sub}` : top
}

const above = ['remote', 'release']

/**
 * Explains why an import of a feature breaks the rule. Only rooms above the features and the table import from a feature.
 * The table imports only entry points, which are `part` and `engine/part`.
 */
export function judgeFeature(found: Import): string | undefined {
  if (!found.target.startsWith('.')) return undefined
  const target = path.posix.join(path.posix.dirname(found.file), found.target)
  const [room, name = ''] = target.split('/')
  if (room !== 'features') return undefined
  const [from, own] = found.file.split('/')
  if (from === 'features' && own === name) return undefined
  // Rooms above the features use them, because an exposed module is the door of a feature that pages load themselves.
  if (above.includes(from ?? '')) return undefined
  // A site's configuration has the same option.
  if (
    target === 'features/terms/check' &&
    found.file === 'features/deployConfig/checkDeploy.ts'
  )
    return undefined
  if (
    found.file === table &&
    /^features\/\w+\/(engine\/)?part$/.test(target) &&
    found.kind === 'dynamic'
  )
    return undefined
  return `${found.file} imports ${found.target} (${found.kind})`
}
