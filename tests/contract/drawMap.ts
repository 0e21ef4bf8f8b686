import { readFileSync, writeFileSync } from 'node:fs'
import { guideFile } from '../fixtures/project/guides'
import { readmeFile, withRooms } from './withRooms'

// Draws the rooms of the map and of the README anew: `npm run map`.
for (const file of [guideFile('map'), readmeFile])
  writeFileSync(file, withRooms(readFileSync(file, 'utf8')))
