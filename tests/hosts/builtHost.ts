import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { guideFile } from '../fixtures/project/guides'
import { runProgram } from '../fixtures/project/runProgram'

const here = import.meta.dirname
const root = path.join(here, '../..')
const results = path.join(here, 'dist')

/** Returns the folder of a little host's own files. Its builder reads the words after a plus sign. */
export const hostFolder = (name: string) =>
  path.join(here, name.replace(/\+.*/, ''))

/**
 * Returns the folder of a built little host. Builds it with its own bundler, unless it was already built from the
 * same files.
 * @throws Error with the bundler's output if the build fails
 */
export async function builtHost(name: string): Promise<string> {
  const out = path.join(results, `${name}-${digestOf(name)}`)
  if (existsSync(out)) return out
  // Builds into another folder first, so that no test sees half a build, and parallel builds do no harm.
  const making = path.join(results, randomUUID())
  const script = path.join(here, 'build.ts')
  await runProgram(process.execPath, ['--import', 'tsx', script, name, making])
  await rename(making, out).catch(() =>
    rm(making, { recursive: true, force: true }),
  )
  await forgetOlder(name, out)
  return out
}

/**
 * Returns a hash of everything from which a host is built: its own files, the builders, the host kit and all
 * packages.
 */
function digestOf(name: string): string {
  const files = [
    ...filesIn(hostFolder(name)),
    ...filesIn(path.join(here, 'parts')),
    // Other hosts are built from these pages.
    ...filesIn(path.join(here, 'rspack')),
    ...filesIn(path.join(here, 'handoff')),
    path.join(here, 'builders.ts'),
    path.join(here, 'buildFrameworks.ts'),
    path.join(here, 'buildLibraries.ts'),
    path.join(here, 'buildMoved.ts'),
    path.join(here, 'movePage.ts'),
    // The libraries' clients are those of the first guide. The others say how to move a page.
    ...['read-and-act', 'from-rainbowkit', 'from-connectkit'].map(guideFile),
    ...['rainbowkit.tgz', 'connectkit.tgz', 'host/migrate.mjs'].map((file) =>
      path.join(root, 'dist', file),
    ),
    ...filesIn(path.join(root, 'dist/host')).filter((file) =>
      file.endsWith('.js'),
    ),
    path.join(root, 'package-lock.json'),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? filesIn(file) : file))
}

async function forgetOlder(name: string, newest: string) {
  const older = readdirSync(results)
    .filter((entry) => entry.replace(/-[0-9a-f]{12}$/, '') === name)
    .map((entry) => path.join(results, entry))
    .filter((entry) => entry !== newest)
  await Promise.all(older.map((entry) => rm(entry, { recursive: true })))
}
