import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { findFile } from '../../host-example/local/findFile'
import type { World } from '../../host-example/local/startWorld'
import { shorten } from '../../src/release/kit/scripts'

/** A file that a page requested. */
export type Download = {
  /** Path on its origin, without query. */
  readonly path: string
  readonly from: 'remote' | 'host'
  /** gzip -9, in bytes. */
  readonly bytes: number
  /** The dialog whose view is in the file. */
  readonly dialog?: 'connect' | 'account' | 'network' | undefined
  /** Whether the file belongs to the dialogs: their frame, their messages, the list of wallets. */
  readonly isOfDialogs?: boolean
  /** Whether the file draws the codes that phones scan. */
  readonly drawsCodes?: boolean
}

const root = path.join(import.meta.dirname, '../..')
/**
 * A page that has requested nothing for this long is done, in milliseconds. A busy machine pauses between two requests.
 */
const silenceMs = 1500

/** The files that the page requested from either origin during an action, until it stopped requesting. */
export async function collectDownloads(
  page: Page,
  world: World,
  act: () => Promise<unknown>,
): Promise<readonly Download[]> {
  const urls = new Set<string>()
  let changedMs = performance.now()
  const origins = [world.remote.url, world.host.url]
  const note = (request: { url(): string }) => {
    if (!origins.includes(new URL(request.url()).origin)) return
    urls.add(request.url())
    changedMs = performance.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  await act()
  while (performance.now() - changedMs < silenceMs) await wait(50)
  page.off('request', note)
  page.off('requestfinished', note)
  return Promise.all([...urls].map((url) => weigh(url, world)))
}

async function weigh(address: string, world: World): Promise<Download> {
  const { origin, pathname } = new URL(address)
  const from = origin === world.remote.url ? 'remote' : 'host'
  const folder = from === 'remote' ? 'dist' : 'host-example/dist'
  const file = await findFile(path.join(root, folder), pathname)
  const bytes = file?.zipped.length ?? 0
  const text = String(file?.body)
  const dialog = from === 'remote' ? dialogIn(text) : undefined
  const drawsCodes = text.includes('h.01')
  const isOfDialogs = /showModal|What is a wallet|wd-wallet-|plus-lighter/.test(
    text,
  )
  return { path: pathname, from, bytes, dialog, isOfDialogs, drawsCodes }
}

/** The view in a file, identified by public test ids that no other view has. */
function dialogIn(script: string): Download['dialog'] {
  if (script.includes('wd-wallet-')) return 'connect'
  if (script.includes('wd-copy-address')) return 'account'
  if (script.includes('wd-chain-')) return 'network'
  return undefined
}

/** Weighs a file of the build. */
export function weighed(
  file: string,
  text: Uint8Array | string = readFileSync(path.join(root, 'dist', file)),
): Download {
  const bytes = gzipSync(text, { level: 9 }).length
  return { path: file, from: 'remote', bytes }
}

/** What a page's bundle has of the kit beside the host kit, if it uses these names of an entry. */
export async function bundled(
  entry: string,
  names = '*',
): Promise<readonly Download[]> {
  const outfile = path.join(root, 'dist/host/page.js')
  const { outputFiles } = await build({
    stdin: {
      contents: `export ${names} from './${entry}.js'`,
      resolveDir: path.dirname(outfile),
    },
    ...{ outfile, bundle: true, write: false, format: 'esm' },
    external: ['react', 'wagmi', '@tanstack/react-query', './walletdock.js'],
  })
  const script = await shorten(outfile, outputFiles, true)
  return [weighed(`${entry} ${names}`, script.source())]
}

/** The built scripts that contain a source whose path has this text. */
export function scriptsOf(source: string): readonly Download[] {
  const text = readFileSync(path.join(root, 'dist/modules.json'), 'utf8')
  const modules: Readonly<Record<string, readonly string[]>> = JSON.parse(text)
  return Object.keys(modules)
    .filter((file) => modules[file]?.some((name) => name.includes(source)))
    .map((file) => weighed(file))
}
