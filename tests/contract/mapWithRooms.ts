import { withBlock } from '../fixtures/project/block'
import { readGuide } from '../fixtures/project/guides'
import { drawRooms } from './drawRooms'
import { rooms } from './rooms'

/** Returns the map of the code, with the picture of today's rooms. */
export function mapWithRooms(): string {
  const picture = `\`\`\`\n${drawRooms(rooms)}\n\`\`\``
  return withBlock(readGuide('map'), 'rooms', picture)
}
