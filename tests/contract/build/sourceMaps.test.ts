import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../../../src/release/project'
import { fencesIn, sectionOf } from '../../fixtures/project/guides'

const root = path.join(import.meta.dirname, '../../..')
const dist = path.join(root, 'dist')
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
/** The scripts of pages. The bundler writes no map for a script that only exports other modules. */
const scripts = filesIn(dist).filter(
  (file) =>
    /^((chunks|federation|host)\/.*|[\w.]+)\.js$/.test(file) &&
    !/noAppKit|federation.*wagmiCore|playwright/.test(file),
)

/** Returns the lines of our own sources that a script's errors come from. */
function thrownIn(script: string): readonly string[] {
  const map = new SourceMap(JSON.parse(read(`${script}.map`)))
  const text = read(script)
  // In a stack, the position of a thrown error is that of the expression.
  return [...text.matchAll(/(?<=\bthrow )(new |Error\()/g)].flatMap(
    ({ index }) => {
      const lines = text.slice(0, index).split('\n')
      const column = lines.at(-1)?.length ?? 0
      const entry = map.findEntry(lines.length - 1, column)
      if (!('originalSource' in entry)) return []
      const { originalSource: file, originalLine: line } = entry
      if (!file.startsWith('src/')) return []
      const source = readFileSync(path.join(root, file), 'utf8')
      return [source.split('\n')[line] ?? '']
    },
  )
}

test('the source map of each script leads from an error that it throws to the file and line', () => {
  const { entry, federation } = JSON.parse(read('contract.json'))
  const throwing = scripts.filter((script) => thrownIn(script).length > 0)
  expect(throwing.length).toBeGreaterThan(10)
  expect(throwing).toEqual(
    expect.arrayContaining([
      ...[entry, federation.split(' ')[0]],
      ...['siteEntry.js', 'host/walletdock.js', 'host/element.js'],
    ]),
  )
  const wrong = throwing
    .flatMap(thrownIn)
    .filter((line) => !/\b(throw|new|Error)\b/.test(line))
  expect(wrong).toEqual([])
})

test('each map has a debug id from the bytes of its script and no sources, and no script refers to it', () => {
  expect(scripts.length).toBeGreaterThan(100)
  for (const script of scripts) {
    const text = read(script)
    const { debugId, sources, sourcesContent } = JSON.parse(
      read(`${script}.map`),
    )
    const digest = createHash('sha256').update(text).digest('hex')
    expect(debugId).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    )
    expect(debugId.slice(0, 8)).toBe(digest.slice(0, 8))
    expect(sourcesContent).toBeUndefined()
    // Otherwise a build in another folder would have other bytes.
    expect(sources.join()).not.toContain(root)
    expect(text).not.toMatch(/sourceMappingURL|debugId=/)
  }
})

test('the guide’s code gives an error tracker the release and the script of an error', () => {
  const [fence] = fencesIn(sectionOf('ship', 'Read errors from pages'))
  type Tracker = { beforeSend: (event: object) => object }
  let options: Tracker | undefined
  new Function('Sentry', fence?.code ?? '')({
    init: (value: Tracker) => {
      options = value
    },
  })
  const engine = scripts.find((file) => /^chunks\/engine\./.test(file))
  const stack = (filename: string) => ({
    exception: { values: [{ stacktrace: { frames: [{ filename }] } }] },
  })
  const send = (filename: string) => options?.beforeSend(stack(filename))
  const site = 'https://wallet.example/releases/0.2.0'
  expect(send(`${site}/${engine}`)).toMatchObject({
    release: 'walletdock@0.2.0',
    tags: { 'walletdock.module': 'engine' },
  })
  expect(send(`${site}/federation/chunks/signIn.52cd0d.js`)).toMatchObject({
    tags: { 'walletdock.module': 'signIn' },
  })
  const own = 'https://shop.example/assets/main.1a2b3c.js'
  expect(send(own)).toEqual(stack(own))
})
