import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { buildId } from '../../../src/release/bundle/buildId'

const root = path.join(import.meta.dirname, '../../..')
const dist = path.join(root, 'dist')
const entry = readFileSync(path.join(dist, 'remoteEntry.js'), 'utf8')
const list = `walletdock_${buildId(root)}`

/** Stands for the browser's element. */
class Script {
  readonly src = 'https://wallet.example/remoteEntry.js'
}

/** Runs scripts on a page, one after another, and returns its globals. */
function runOnPage(...scripts: readonly string[]): Record<string, unknown> {
  const globals: Record<string, unknown> = {}
  // A form of the page has the name `currentScript`.
  const currentScript = { tagName: 'FORM' }
  const document = { currentScript, scripts: [], head: {} }
  Object.assign(globals, {
    globalThis: globals,
    window: globals,
    document,
    Document: { prototype: { currentScript: new Script() } },
    HTMLScriptElement: Script,
    navigator: { userAgent: '', vendor: '' },
    URL,
  })
  const page = createContext(globals)
  for (const script of scripts) runInContext(script, page)
  return globals
}

test('each chunk belongs only to the entry of its own build, so that two releases on a page cannot run each other’s code', () => {
  expect(Object.keys(runOnPage(entry))).toContain(list)
  const chunks = readdirSync(path.join(dist, 'chunks')).filter((file) =>
    file.endsWith('.js'),
  )
  const strangers = chunks.filter((file) => {
    const text = readFileSync(path.join(dist, 'chunks', file), 'utf8')
    return !text.includes(`(globalThis.${list}||=[]).push(`)
  })
  expect(strangers).toEqual([])
})

test('each chunk of the federated build belongs only to its own entry', () => {
  const own = `walletdock_federation_${buildId(root)}`
  const chunks = path.join(dist, 'federation/chunks')
  const strangers = readdirSync(chunks).filter(
    (file) =>
      file.endsWith('.js') &&
      !readFileSync(path.join(chunks, file), 'utf8').includes(own),
  )
  expect(strangers).toEqual([])
})

test('the entry runs on a page that has a global variable with the same name', () => {
  const own =
    'const walletdock = "the page’s own"; const read = () => walletdock;'
  const { walletdock } = runOnPage(own, entry)
  expect(Object.keys(Object(walletdock))).toEqual(
    expect.arrayContaining(['init', 'get']),
  )
  // In the other order, the page's script would fail to parse.
  expect(() => runOnPage(entry, own)).not.toThrow()
})
