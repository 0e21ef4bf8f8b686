import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrateFile, migratePackage } from './migrateFile'

const help = `walletdock-migrate --url URL [FOLDER]   moves a page from RainbowKit or ConnectKit to our import with its names

  --url URL     URL of your remote, such as https://wallet.example
  --test-ids    also changes RainbowKit's test ids (rk-…) to ours (wd-…)
  --dry         changes nothing, and prints what would change`

const isSource = /\.([cm]?[jt]sx?|css|scss|less|mdx|vue|svelte|astro)$/
const isSkipped = /^(node_modules|\.(?!storybook$).*)$/
/** Build output, if it is in the same folder as a `package.json`. */
const isOutput = /^(dist|build|out|coverage)$/

/** Returns the files of a page, without what it has installed or built. */
function* filesOf(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true })
  const isRoot = entries.some(({ name }) => name === 'package.json')
  for (const entry of entries) {
    if (isSkipped.test(entry.name)) continue
    if (isRoot && isOutput.test(entry.name)) continue
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesOf(file)
    else if (!entry.isFile()) continue
    else if (isSource.test(entry.name) || entry.name === 'package.json')
      yield file
  }
}

/** Runs the command. @returns what it prints */
export function migrate(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      'test-ids': { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const url = values.url?.replace(/\/+$/, '')
  if (values.help || !url) return help
  const [folder = '.'] = positionals
  const changed: string[] = []
  const unmapped: string[] = []
  for (const file of filesOf(folder)) {
    const text = readFileSync(file, 'utf8')
    const name = path.relative(folder, file)
    const isManifest = path.basename(file) === 'package.json'
    const next = isManifest
      ? migratePackage(text, url)
      : migrateFile(text, { url, testIds: values['test-ids'] })
    for (const { line, what } of next.unmapped)
      unmapped.push(`${name}:${line}: ${what}`)
    if (next.text === text) continue
    changed.push(name)
    if (!values.dry) writeFileSync(file, next.text)
  }
  const verb = values.dry ? 'would change' : 'changed'
  return [
    `${verb} ${changed.length} files`,
    ...changed.map((name) => `  ${name}`),
    ...(unmapped.length ? ['', 'Please look at:', ...unmapped] : []),
  ].join('\n')
}
