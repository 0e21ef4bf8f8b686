import { writeFileSync } from 'node:fs'
import { guideFile } from '../fixtures/project/guides'
import { mapWithRooms } from './mapWithRooms'

// Draws the rooms of the map anew: `npm run map`.
writeFileSync(guideFile('map'), mapWithRooms())
