import { createHash, generateKeyPairSync } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startStaticServer } from '../../host-example/local/staticServer'
import { dayMs } from '../../src/kit/channels/assertTrust'
import type { PublicKey } from '../../src/kit/LoadOptions'
import { channelFiles } from '../../src/release/channels/channelFiles'
import {
  addRelease,
  editChannels,
} from '../../src/release/channels/editChannels'
import { publicKeyOf } from '../../src/release/channels/signChannels'
import {
  readChannels,
  releaseOf,
  writeChannels,
  writeRoot,
} from '../../src/release/channels/site'
import { WalletPage } from '../fixtures/pages/WalletPage'
import { littleHostSettings } from '../fixtures/servers/littleHostSettings'
import {
  type ReleaseSite,
  startReleaseSite,
} from '../fixtures/servers/releaseSite'
import { test } from '../fixtures/test'

// In 2023, one stolen account was enough to publish a version of Ledger's Connect Kit that ran in all its host pages. In
// this drill, the attacker has one of the team's two keys, and can write to all origins of the site.

const pems = [aPem(), aPem()] as const
const keys = pems.map(publicKeyOf)
const stolen = pems[0]
const publicKey = { keys, atLeast: 2 }
const evil = 'globalThis.evil = true;'
const root = path.join(import.meta.dirname, '../..')

function aPem() {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
}

/** Opens a page that loads Walletdock in one way, and returns what it shows about the wallet. */
type Way = (page: Page, site: ReleaseSite, key?: PublicKey) => Promise<void>

let site: ReleaseSite
let team: { readonly url: string; readonly stop: () => Promise<void> }
let folder: string
let goodFolder: string

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startReleaseSite(...pems)
  folder = await mkdtemp(path.join(tmpdir(), 'walletdock-drill-'))
  goodFolder = path.join(folder, 'good')
  await cp(site.folder, goodFolder, { recursive: true })
  // The page's own origin, with the package that the host team has installed.
  const page = path.join(folder, 'page')
  await cp(path.join(root, 'dist/host'), page, { recursive: true })
  await writeFile(path.join(page, 'index.html'), shell)
  team = await startStaticServer({ folder: page })
})

test.afterAll(async () => {
  await Promise.all([site.stop(), team.stop()])
  await rm(folder, { recursive: true })
})

const shell =
  '<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><div id="page"></div><output></output>'

/** Options of the kit, for a site and its mirror. */
const optionsOf = ({ first, second }: ReleaseSite, key?: PublicKey) => ({
  ...{ url: first.url, channel: 'stable', fallbackUrls: [second.url] },
  ...(key && { publicKey: key }),
})

/** The ways in that the guide calls verified. */
const ways: Readonly<Record<string, (config: object, host: string) => Way>> = {
  'the kit in a bundle': (config) => async (page, site, key) => {
    await page.goto(team.url)
    await page.evaluate(
      async ([options, config]) => {
        const { loadWithoutReact } = await import(`${location.origin}/load.js`)
        const result = await loadWithoutReact(options)
        const [place, said] = ['#page', 'output'].map((it) =>
          document.querySelector(it),
        )
        if (said && !result.ok) said.textContent = result.failure.reason
        if (!result.ok) return
        const mounted = result.modules.mount(place, config)
        const show = () => {
          if (said) said.textContent = mounted.getSnapshot().status
        }
        mounted.subscribe(show)
        show()
      },
      [optionsOf(site, key), config] as const,
    )
  },
  '<wallet-dock> from the package': (config) => async (page, site, key) => {
    await page.goto(team.url)
    await page.evaluate(
      async ([{ url, channel, fallbackUrls }, keys, config]) => {
        const said = document.querySelector('output')
        const say = (text: string) => {
          if (said) said.textContent = text
        }
        addEventListener('walletdock-failed', (event) => {
          event.preventDefault()
          say(event.detail.reason)
        })
        await import(`${location.origin}/packageElement.js`)
        const dock = document.createElement('wallet-dock')
        Object.assign(dock, { url, channel, fallbackUrls, config })
        if (keys) dock.setAttribute('public-key', keys)
        addEventListener('walletdock-changed', () =>
          say(Object(dock).wallet?.status ?? ''),
        )
        document.querySelector('#page')?.append(dock)
      },
      [optionsOf(site), key && `2 of ${keys.join(' ')}`, config] as const,
    )
  },
  'remotes: with walletdock/federation':
    (_, host) => async (page, site, key) => {
      await page.goto(host)
      await page.evaluate(
        async ([options, entry]) =>
          window.host?.show(
            window.host.create([{ name: 'walletdock', entry }], options),
          ),
        [optionsOf(site, key), `${site.first.url}/mf-manifest.json`] as const,
      )
    },
  'registerRemotes with walletdockRelease':
    (_, host) => async (page, site, key) => {
      await page.goto(host)
      await page.evaluate(
        async (options) => {
          const said = document.createElement('output')
          try {
            const found = await window.host?.walletdockRelease(options)
            const instance = window.host?.create([])
            if (found) instance?.registerRemotes([found])
            if (instance) await window.host?.show(instance)
          } catch (error) {
            said.textContent = Object(error).reason
            document.body.append(said)
          }
        },
        optionsOf(site, key),
      )
    },
}

/**
 * Publishes a release with the stolen key, which pins it for this host, too, and alters the scripts at the root and the
 * package.
 */
async function attack() {
  const from = path.join(site.folder, 'releases/1.1.0')
  const to = path.join(site.folder, 'releases/6.6.6')
  await cp(from, to, { recursive: true })
  const file = path.join(to, 'contract.json')
  const contract = JSON.parse(await readFile(file, 'utf8'))
  const entry = path.join(to, contract.entry)
  const text = evil + (await readFile(entry, 'utf8'))
  await writeFile(entry, text)
  const hash = createHash('sha256').update(text).digest('base64')
  contract.integrity[contract.entry] = `sha256-${hash}`
  await writeFile(file, JSON.stringify({ ...contract, version: '6.6.6' }))
  const { version: _, ...release } = releaseOf(to)
  const { channels = undefined } = readChannels(site.folder) ?? {}
  if (!channels) throw new Error('The site has no channels.')
  const edited = [
    ['promote', '6.6.6'],
    ['pin', '127.0.0.1', '6.6.6'],
  ].reduce(editChannels, addRelease(channels, '6.6.6', release))
  const expires = new Date(Date.now() + 30 * dayMs)
  writeChannels(site.folder, channelFiles(edited, { pems: [stolen], expires }))
  for (const server of [site.first, site.second])
    server.rewrite(
      /^\/(remoteEntry|start|siteEntry|status\/status|host\/element)\.js$/,
      (text) => ({ text: evil + text, headers: {} }),
    )
  const kit = path.join(site.folder, 'walletdock-1.0.0.tgz')
  await writeFile(kit, 'the package of the attacker')
}

/** Serves the genuine channels again, and alters every script of the genuine releases. */
async function alterReleases() {
  for (const file of ['channels.json', 'hosts.json', 'releases.json'])
    await cp(path.join(goodFolder, file), path.join(site.folder, file)).catch(
      () => rm(path.join(site.folder, file), { force: true }),
    )
  for (const server of [site.first, site.second])
    server.rewrite(/^\/releases\/1.*\.js$/, (text) => ({
      text: evil + text,
      headers: {},
    }))
}

/** Uploads the good files again, with a later edit of the team. */
async function rollBack() {
  for (const server of [site.first, site.second]) server.heal()
  await rm(path.join(site.folder, 'releases/6.6.6'), { recursive: true })
  await cp(goodFolder, site.folder, { recursive: true })
  const { channels = undefined } = readChannels(site.folder) ?? {}
  if (!channels) throw new Error('The site has no channels.')
  const edited = editChannels(channels, ['renew'])
  const expires = new Date(Date.now() + 30 * dayMs)
  writeChannels(site.folder, channelFiles(edited, { pems, expires }))
  writeRoot(site.folder, edited)
}

for (const [name, wayFor] of Object.entries(ways))
  test(`${name}: a stolen key and write access run no code, and a rollback brings the wallet and the session back`, async ({
    page,
    browser,
    world,
    serveHost,
    expectedNoise,
  }) => {
    expectedNoise.push(/./)
    const { config } = littleHostSettings(world)
    const { url } = await serveHost('runtime')
    const open = wayFor(config, url)
    const visitor = new WalletPage(page)
    const said = page.locator('output')
    const isEvil = (page: Page) => page.evaluate(() => 'evil' in window)
    await open(page, site, publicKey)
    await visitor.connect()
    await expect(said).toHaveText('connected')

    await attack()
    await test.step('a visitor who returns keeps the release and the session', async () => {
      await open(page, site, publicKey)
      await expect(said).toHaveText('connected')
      expect(await isEvil(page)).toBe(false)
    })
    await test.step('a new visitor gets no wallet, and the page learns why', async () => {
      const other = await browser.newPage()
      await open(other, site, publicKey)
      await expect(other.locator('output')).toHaveText('untrusted')
      expect(await isEvil(other)).toBe(false)
      await other.close()
    })
    await test.step('without a key, the same attack succeeds', async () => {
      const other = await browser.newPage()
      await open(other, site)
      await expect.poll(() => isEvil(other)).toBe(true)
      await other.close()
    })
    await test.step('altered files of the genuine release do not run', async () => {
      await alterReleases()
      const other = await browser.newPage()
      await open(other, site, publicKey)
      await expect(other.locator('output')).toHaveText('tampered')
      expect(await isEvil(other)).toBe(false)
      await other.close()
    })
    await rollBack()
    await open(page, site, publicKey)
    await expect(said).toHaveText('connected')
    expect(await isEvil(page)).toBe(false)
  })
