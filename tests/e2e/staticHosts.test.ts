import { expect } from '@playwright/test'
import { startStaticServer } from '../../host-example/local/staticServer'
import { test } from '../fixtures/test'
import { follow, works } from './models/follow'

/** What hosts of static files send for every file if nobody configures them. All of them also send an `ETag`. */
const hosts = {
  'Netlify, Vercel and Cloudflare Pages': 'public, max-age=0, must-revalidate',
  'GitHub Pages': 'max-age=600',
  'S3 and nginx as it is installed': '',
} as const

for (const [host, caching] of Object.entries(hosts))
  test(`with the headers of ${host}, each script of a first visit crosses the network once`, async ({
    page,
    world,
    site,
  }) => {
    const server = await startStaticServer({
      folder: site.folder,
      hasTags: true,
    })
    server.addHeaders(/./, {
      'cache-control': caching,
      // Browsers tell sizes only then. The hosts do not send it.
      'timing-allow-origin': '*',
    })
    const visitor = await follow(page, world, { ...site, first: server })
    await works(visitor)
    await visitor.connect()
    await visitor.openAccount()
    const crossed = await page.evaluate(
      (origin) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => name.startsWith(origin))
          // An answer that a file has not changed has headers alone.
          .filter((entry) => entry.transferSize > entry.encodedBodySize)
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.endsWith('.js')),
      server.url,
    )
    await server.stop()
    expect(crossed.length).toBeGreaterThan(10)
    expect(crossed.toSorted()).toEqual([...new Set(crossed)].sort())
  })
