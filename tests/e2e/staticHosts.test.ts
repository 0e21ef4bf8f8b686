import { expect } from '@playwright/test'
import { startStaticServer } from '../../host-example/local/staticServer'
import { test } from '../fixtures/test'
import { follow, works } from './models/follow'

/** Headers that servers of static files send if their owner sets none. */
const hosts = {
  'Netlify, Vercel and Cloudflare Pages': {
    caching: 'public, max-age=0, must-revalidate',
    hasTags: true,
  },
  'a server that sends nothing about caches': { caching: '', hasTags: false },
} as const

for (const [host, { caching, hasTags }] of Object.entries(hosts))
  test(`with the headers of ${host}, each script of a first visit is downloaded once`, async ({
    page,
    world,
    site,
  }) => {
    const server = await startStaticServer({
      folder: site.folder,
      hasTags,
    })
    server.addHeaders(/./, { 'cache-control': caching })
    const visitor = await follow(page, world, { ...site, first: server })
    await works(visitor)
    await visitor.connect()
    await visitor.openAccount()
    await server.stop()
    const scripts = server.sent.filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.toSorted()).toEqual([...new Set(scripts)].sort())
  })
