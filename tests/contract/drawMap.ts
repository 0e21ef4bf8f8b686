import { readFileSync, writeFileSync } from 'node:fs'
import { guideFile } from '../fixtures/project/guides'
import { readmeFile, withRooms } from './withRooms'

// Redraws the rooms of the map and of the README: `npm run map`.
for (const file of [guideFile('map'), readmeFile])
  writeFileSync(file, withRooms(readFileSync(file, 'utf8')))
