import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** Files and folders that a build reads. */
export const sources = [
  'src',
  'host-example',
  'tests/gallery',
  'tests/fixtures/gallery',
  'tests/fixtures/states',
  'tests/pictures/connect.png',
  'CHANGELOG.md',
  'LICENSE',
  'package-lock.json',
  'package.json',
  'rspack.config.ts',
  'tsconfig.json',
]

/** The last file of each build step. */
const results = [
  'dist/contract.json',
  'dist/host/walletdock.js',
  'dist/walletdock.tgz',
  'dist/sbom.json',
  'host-example/dist/index.html',
  'host-example/dist/thin.html',
  'host-example/dist/federated.html',
  'host-example/dist/self-test.html',
  'host-example/dist/theme.html',
  'host-example/dist/docs.html',
  'host-example/dist/gallery.html',
]

const notSources = new Set(['dist', 'node_modules', '@mf-types', '.mf'])
/** Parts of a source folder that a build does not read. */
const notRead = new Set(['host-example/local', 'host-example/start'])

/** Returns whether the build is complete and newer than all of its sources. */
export function isBuilt(): boolean {
  const built = results.map((file) => changedMs(path.join(root, file)))
  const newest = Math.max(...sources.map((name) => newestIn(name)))
  return Math.min(...built) >= newest
}

function newestIn(name: string): number {
  const file = path.join(root, name)
  if (!statSync(file).isDirectory()) return changedMs(file)
  const inside = readdirSync(file)
    .filter((entry) => !notSources.has(entry))
    .map((entry) => `${name}/${entry}`)
    .filter((inner) => !notRead.has(inner))
    .map(newestIn)
  return Math.max(0, ...inside)
}

/** Returns the time of the last change in milliseconds, or 0 if the file does not exist. */
function changedMs(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
