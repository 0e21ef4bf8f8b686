import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { visitThin } from '../fixtures/pages/visit'
import { trusted } from '../fixtures/servers/siteFixtures'
import { type Nginx, startNginx } from '../fixtures/servers/startNginx'
import { test as base } from '../fixtures/test'
import { works } from './models/follow'
import { namedOnSite, requestedBy, requestsOf } from './models/namedOnSite'
import { buttonScript } from './models/scriptsWith'
import { startFrom } from './models/startFrom'

const dist = path.join(import.meta.dirname, '../../dist')
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Starts an nginx that serves a site with the configuration that hosts copy. */
const test = base.extend<{ nginx: Nginx }>({
  nginx: async ({ page, site }, use) => {
    const nginx = await startNginx(site.folder, say)
    await use(nginx)
    // Close the page first, because it still sends requests.
    await page.close()
    await nginx.stop()
  },
})

// The tests run one after the other, so that nginx is installed only once if it is missing.
test.describe.configure({ mode: 'default' })

const release = '/releases/1.0.0'
const { entry, version } = JSON.parse(
  readFileSync(path.join(dist, 'contract.json'), 'utf8'),
)
const chunk = `/${buttonScript}`

test('a released site has every URL that README and the guides name, and the URLs to which those lead', async ({
  nginx,
  site,
}) => {
  const version = '1.0.0'
  // Only a site whose hosts have settings has `hosts.json`.
  site.edit('pin', 'shop.example', version)
  const named = namedOnSite(version)
  // Every way to load the remote: by `url`, by an element without a bundler, by `remotes:`, before the page's
  // scripts, by lock files.
  expect(named).toEqual(
    expect.arrayContaining([
      '',
      '/host/element.js',
      '/mf-manifest.json',
      '/remoteEntry.js',
      '/start.js',
      '/channels.json',
      '/releases/1.0.0',
      '/walletdock.tgz',
      '/walletdock-1.0.0.tgz',
      '/status/',
    ]),
  )
  const missing: string[] = []
  let next = [...new Set(named.flatMap(requestsOf))]
  const requested = new Set(next)
  while (next.length > 0) {
    const found = next.map(async (file) => {
      const answer = await fetch(nginx.url + file)
      if (answer.status !== 200) missing.push(`${answer.status} ${file}`)
      return answer.ok ? requestedBy(file, await answer.text()) : []
    })
    const more = (await Promise.all(found)).flat()
    next = [...new Set(more)].filter((file) => !requested.has(file))
    for (const file of next) requested.add(file)
  }
  expect(missing).toEqual([])
  expect(requested.size).toBeGreaterThan(20)
})

test('with nginx, browsers cache files of a version for ever and channels.json for ten seconds, and revalidate other files that may change', async ({
  site,
  nginx,
}) => {
  // This is a build beside the releases, for hosts that follow no channel.
  cpSync(dist, path.join(site.folder, 'single'), { recursive: true })
  const forEver = 'public, max-age=31536000, immutable'
  const rules = {
    '/channels.json': 'public, max-age=10',
    [`${release}/contract.json`]: forEver,
    [`${release}/remoteEntry.js`]: forEver,
    [`${release}${chunk}`]: forEver,
    [`/single${chunk}`]: forEver,
    [`/single/${entry}`]: forEver,
    [`/single/walletdock-${version}.tgz`]: forEver,
    '/start.js': 'public, max-age=0, stale-while-revalidate=86400',
    '/contract.json': 'no-cache',
    '/mf-manifest.json': 'no-cache',
    '/remoteEntry.js': 'no-cache',
    '/host/element.js': 'no-cache',
    '/walletdock.tgz': 'no-cache',
    '/single/walletdock.tgz': 'no-cache',
    '/single/contract.json': 'no-cache',
    '/single/mf-manifest.json': 'no-cache',
    '/single/remoteEntry.js': 'no-cache',
    '/single/host/walletdock.js': 'no-cache',
  }
  const told = await Promise.all(
    Object.keys(rules).map(async (file) => {
      const { status, headers } = await fetch(nginx.url + file)
      return [file, status, headers.get('cache-control')]
    }),
  )
  expect(told).toEqual(
    Object.entries(rules).map(([file, rule]) => [file, 200, rule]),
  )
})

test('a returning visitor does not wait for start.js, and gets the release that the channels name now', async ({
  page,
  world,
  site,
  nginx,
}) => {
  startFrom(world, `${nginx.url}/start.js`, 'data-channel="stable"')
  world.changeSettings({
    remoteUrl: nginx.url,
    follow: { channel: 'stable', publicKey: trusted },
  })
  await works(await visitThin(page, world))
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((each) => each instanceof PerformanceResourceTiming)
        .map(({ name, transferSize }) => ({
          file: new URL(name).pathname.replace(/\.\w{8}\./, '.'),
          isKept: transferSize === 0,
        })),
    )
  const start = { file: '/start.js', isKept: true }
  await expect.poll(scripts).toContainEqual({ ...start, isKept: false })
  site.edit('promote', '1.1.0')
  await (await visitThin(page, world)).connect()
  await expect.poll(scripts).toContainEqual(start)
  const entry = '/releases/1.1.0/remoteEntry.js'
  expect((await scripts()).map(({ file }) => file)).toContain(entry)
})

test('a conditional request gets no bytes until the channels are edited, and then gets the edit at once', async ({
  site,
  nginx,
}) => {
  const ask = (tag: string) =>
    fetch(`${nginx.url}/channels.json`, { headers: { 'if-none-match': tag } })
  const first = await ask('')
  const tag = first.headers.get('etag') ?? 'none'
  const again = await ask(tag)
  expect([again.status, again.headers.get('cache-control')]).toEqual([
    304,
    'public, max-age=10',
  ])
  site.edit('promote', '1.1.0')
  const edited = await ask(tag)
  expect([edited.status, (await edited.json()).channels.stable]).toEqual([
    200,
    '1.1.0',
  ])
})

test('nginx sends types, compression, ranges, missing files and preflight answers as browsers and CDNs expect', async ({
  nginx,
}) => {
  await test.step('scripts and texts have their encoding, no browser sniffs their type, and pages of every origin may read them', async () => {
    const types = {
      '/channels.json': 'application/json; charset=utf-8',
      [`${release}/contract.json`]: 'application/json; charset=utf-8',
      [`${release}/remoteEntry.js`]: 'text/javascript; charset=utf-8',
      [release + chunk]: 'text/javascript; charset=utf-8',
      [`${release}/@mf-types.d.ts`]: 'text/plain; charset=utf-8',
      [`${release}/@mf-types.zip`]: 'application/zip',
      [`${release}/walletdock.tgz`]: 'application/gzip',
      '/walletdock.mjs': 'text/javascript; charset=utf-8',
      '/status/status.css': 'text/css; charset=utf-8',
      [`${release}/host/troubleshoot.md`]: 'text/plain; charset=utf-8',
    }
    for (const [file, type] of Object.entries(types)) {
      const { headers } = await fetch(nginx.url + file, {
        headers: { origin: 'https://shop.example' },
      })
      expect([file, headers.get('content-type')]).toEqual([file, type])
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
      })
      expect(headers.has('set-cookie')).toBe(false)
    }
  })
  await test.step('scripts are compressed, also through a CDN, and decompress to the same bytes', async () => {
    const ask = (encoding: string, more = {}) =>
      fetch(nginx.url + release + chunk, {
        headers: { 'accept-encoding': encoding, ...more },
      })
    const answers = [
      await ask('gzip'),
      await ask('gzip', { via: '1.1 cdn.example' }),
      await ask('identity'),
    ]
    expect(
      answers.map(({ headers }) => headers.get('content-encoding')),
    ).toEqual(['gzip', 'gzip', null])
    const file = readFileSync(path.join(dist, chunk), 'utf8')
    for (const answer of answers) {
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(await answer.text()).toBe(file)
    }
  })
  await test.step('range requests are answered', async () => {
    const part = await fetch(nginx.url + release + chunk, {
      headers: { range: 'bytes=10-19', 'accept-encoding': 'identity' },
    })
    const file = readFileSync(path.join(dist, chunk))
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${file.length}`)
    expect(await part.text()).toBe(file.subarray(10, 20).toString())
  })
  await test.step('a missing file is reported to pages of any origin, and is not cached', async () => {
    for (const file of [
      `${release}/chunks/1.00000000.js`,
      '/releases/9.9.9/contract.json',
      '/channels.json.new',
      `${release}/`,
    ]) {
      const { status, headers } = await fetch(nginx.url + file)
      expect([file, status < 400, headers.get('cache-control')]).toEqual([
        file,
        false,
        'no-cache',
      ])
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
  await test.step('a preflight request is allowed, for reading only', async () => {
    const { status, headers } = await fetch(`${nginx.url}/channels.json`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'traceparent',
      },
    })
    expect(status).toBe(204)
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': '*',
    })
    const written = await fetch(`${nginx.url}/channels.json`, { method: 'PUT' })
    expect(written.status).toBe(405)
  })
})

test('on nginx, the status page has its style', async ({ page, nginx }) => {
  await page.goto(`${nginx.url}/status/`)
  const main = page.getByRole('main')
  await expect(main).toHaveCSS('display', 'grid')
})
