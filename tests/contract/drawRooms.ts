import type { Room } from './rooms'

/** Rooms that a room imports from. */
type Arrows = {
  readonly now: readonly string[]
  readonly later: readonly string[]
  /** Rooms above this one, which some of its files import from nevertheless. */
  readonly up: readonly string[]
}

/**
 * Draws the rooms as text. All arrows but `⇡` point down. `→` names the rooms whose code a room runs, `⇢` the rooms
 * that it loads later, and `⇡` the rooms above it whose code its tables load. Imports of types are not drawn.
 * @throws Error if the arrows form a ring
 */
export function drawRooms(rooms: Readonly<Record<string, Room>>): string {
  const arrows = Object.entries(rooms).map(
    ([name, room]) => [name, arrowsOf(name, room, rooms)] as const,
  )
  const lines = new Map<string, string>()
  for (const [name, { now, later, up }] of topDown(arrows)) {
    const parts = [
      ...(now.length > 0 ? [`→ ${now.join(', ')}`] : []),
      ...(later.length > 0 ? [`⇢ ${later.join(', ')}`] : []),
      ...(up.length > 0 ? [`⇡ ${up.join(', ')}`] : []),
    ]
    const line = parts.join('  ') || '·'
    const others = lines.get(line)
    // Rooms with the same arrows share a line, which is below all rooms that name one of them.
    lines.delete(line)
    lines.set(line, others ? `${others}, ${name}` : name)
  }
  return [...lines].map(([line, names]) => `${names} ${line}`).join('\n')
}

/** Returns the imports of a room, including those that only some of its files may have. */
function arrowsOf(
  name: string,
  room: Room,
  rooms: Readonly<Record<string, Room>>,
): Arrows {
  const files = Object.values(room.files ?? {})
  const later = new Set([room, ...files].flatMap((each) => each.later ?? []))
  const ofFiles = files
    .flatMap((each) => each.rooms ?? [])
    .filter((each) => !later.has(each))
  // A room in the general rule never counts as above, so two rooms whose general rules name each other form a ring.
  const isAbove = (each: string) =>
    !room.rooms.includes(each) && isUsing(each, name, rooms)
  const known = [...new Set([...room.rooms, ...ofFiles])]
  return {
    now: known.filter((each) => !isAbove(each)),
    later: [...later].filter((each) => !isAbove(each)),
    up: [...later, ...known].filter(isAbove),
  }
}

/** Returns whether the code of a room runs that of another room, by any chain of rooms. */
function isUsing(
  from: string,
  to: string,
  rooms: Readonly<Record<string, Room>>,
): boolean {
  const reached = new Set([from])
  // The loop also visits rooms that are added to the set meanwhile.
  for (const each of reached)
    for (const next of rooms[each]?.rooms ?? []) reached.add(next)
  return from !== to && reached.has(to)
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
