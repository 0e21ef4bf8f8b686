import path from 'node:path'
import { withBlock } from '../fixtures/project/block'
import { drawRooms } from './drawRooms'
import { rooms } from './rooms'

/** Path of the README, which shows the same picture as the map of the code. */
export const readmeFile = path.join(import.meta.dirname, '../../README.md')

/** Returns a text with the picture of today's rooms between its markers. */
export function withRooms(text: string): string {
  return withBlock(text, 'rooms', `\`\`\`\n${drawRooms(rooms)}\n\`\`\``)
}
