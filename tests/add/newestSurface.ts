import { readdirSync } from 'node:fs'
import path from 'node:path'

const folder = 'tests/contract/surfaces'

/** Returns the file with the interface of the API version that is not released yet. */
export function newestSurface(): string {
  const versions = readdirSync(path.join(import.meta.dirname, '../..', folder))
  const [newest = ''] = versions.toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  return `${folder}/${newest}`
}
