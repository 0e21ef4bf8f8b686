import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { findFile } from '../../host-example/local/findFile'
import type { World } from '../../host-example/local/startWorld'
import type { Download } from './Stages'

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
