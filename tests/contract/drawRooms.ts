import type { Room } from './rooms'

/** Rooms that a room imports from. */
type Arrows = {
  readonly now: readonly string[]
  readonly later: readonly string[]
}

/**
 * Draws the rooms as text, one line for each, so that all arrows point down. `→` names the rooms whose code a room
 * runs, and `⇢` the rooms that it loads later. Imports of types are not drawn.
 * @throws Error if the arrows form a ring
 */
export function drawRooms(rooms: Readonly<Record<string, Room>>): string {
  const arrows = Object.entries(rooms).map(
    ([name, room]) => [name, arrowsOf(room)] as const,
  )
  const width = Math.max(...arrows.map(([name]) => name.length))
  return topDown(arrows)
    .map(([name, { now, later }]) => {
      const parts = [
        ...(now.length > 0 ? [`→ ${now.join(', ')}`] : []),
        ...(later.length > 0 ? [`⇢ ${later.join(', ')}`] : []),
      ]
      return `${name.padEnd(width)}  ${parts.join('  ') || '·'}`
    })
    .join('\n')
}

/** Returns the imports of a room, including those that only some of its files may have. */
function arrowsOf(room: Room): Arrows {
  const files = Object.values(room.files ?? {})
  const later = new Set([room, ...files].flatMap((each) => each.later ?? []))
  const ofFiles = files
    .flatMap((each) => each.rooms ?? [])
    .filter((each) => !later.has(each))
  return { now: [...new Set([...room.rooms, ...ofFiles])], later: [...later] }
}

function topDown(
  left: readonly (readonly [string, Arrows])[],
): readonly (readonly [string, Arrows])[] {
  const [next] = left.filter(([name]) =>
    left.every(([, { now, later }]) => ![...now, ...later].includes(name)),
  )
  if (next) return [next, ...topDown(left.filter((each) => each !== next))]
  if (left.length === 0) return []
  throw new Error(`A ring: ${left.map(([name]) => name).join(', ')}`)
}
