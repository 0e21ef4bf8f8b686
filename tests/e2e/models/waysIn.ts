import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'
import {
  type StaticServer,
  startStaticServer,
} from '../../../host-example/local/staticServer'
import { littleHostSettings } from '../../fixtures/servers/littleHostSettings'
import type { ReleaseSite } from '../../fixtures/servers/releaseSite'
import { folderOf, type RemotesHost } from '../../hosts/remotes/RemotesHost'

/** What a way in needs to open its page. */
export type Scene = {
  readonly page: Page
  readonly world: World
  readonly site: ReleaseSite
  /** Text of the page's Content-Security-Policy, with `nonce` as its nonce. */
  readonly policy?: string
}

/**
 * Opens a page that has its own button, `#host`, and loads Walletdock in one way. Does not wait until it has loaded.
 */
export type WayIn = (scene: Scene) => Promise<void>

/** The remote's URL in the pages that a bundler has built. */
export const builtRemoteUrl = 'http://wallet.example'

const nonce = 'r4nd0m'
const headers = (policy: string | undefined) => ({
  ...(policy && { 'content-security-policy': policy }),
})
const withNonce = (html: string) =>
  html.replaceAll('<script', `<script nonce="${nonce}"`)

/** Policies of pages, which allow the page's own scripts and all that Walletdock needs. */
export const policies = {
  trustedTypes: ({ first }: ReleaseSite) =>
    `script-src 'self' 'nonce-${nonce}' ${first.url}; require-trusted-types-for 'script'; trusted-types host walletdock walletdock-host`,
  nonces: () => `script-src 'self' 'nonce-${nonce}'`,
} as const

/** The sample host, which has the kit in its bundle and follows a channel with two origins. */
export const kitPage: WayIn = async ({ page, world, site }) => {
  const fallbackUrls = [site.second.url]
  const follow = { channel: 'stable', fallbackUrls }
  world.changeSettings({ remoteUrl: site.first.url, follow })
  await page.goto(world.host.url, { waitUntil: 'commit' })
}

/** A page without a bundler. Its form hides `document.currentScript`, as the text of a user may do. */
export function elementPage(markup: (site: ReleaseSite) => string): WayIn {
  return async ({ page, world, site, policy }) => {
    const { config } = littleHostSettings(world)
    const element = markup(site).replace(
      '<wallet-dock',
      `<wallet-dock config='${JSON.stringify(config)}'`,
    )
    const html = `<!doctype html>
<html lang="en">
<title>Shop</title>
<link rel="icon" href="data:,">
<button id="host" type="button">Host 0</button>
<form name="currentScript"></form>
<p></p>
<script>
  addEventListener('walletdock-failed', (event) => {
    event.preventDefault()
    document.querySelector('p').textContent = event.detail.reason
  })
</script>
${element}
<script type="module">
  let count = 0
  document.querySelector('#host').onclick = ({ target }) => {
    target.textContent = 'Host ' + ++count
  }
</script>`
    // A page that a test fulfils itself may not request files of this machine, so a server sends the page.
    await writeFile(path.join(site.folder, 'page.html'), withNonce(html))
    site.second.addHeaders('/page.html', headers(policy))
    await page.goto(`${site.second.url}/page.html`, { waitUntil: 'commit' })
  }
}

/** A page with the element of the package, whose file is on the page's own origin. */
export const packagePage = (
  attributes: (site: ReleaseSite) => string = () => '',
): WayIn =>
  elementPage(
    (site) =>
      `<script type="module" src="${site.second.url}/releases/1.0.0/host/element.js"></script>
<wallet-dock url="${site.first.url}" ${attributes(site)} channel="stable">Its own words</wallet-dock>`,
  )

/** A page that loads Walletdock with the federation plugin of its bundler. */
export function remotesPage(
  host: RemotesHost,
  servers: Map<string, StaticServer>,
  kind: 'static' | 'lazy',
): WayIn {
  return async ({ page, world, site, policy }) => {
    const { config } = littleHostSettings(world)
    const folder = path.join(folderOf(host), 'out')
    const answers = { '/settings.json': () => ({ config }) }
    const server =
      servers.get(folder) ?? (await startStaticServer({ folder, answers }))
    servers.set(folder, server)
    server.heal()
    server.rewrite(/\.js$/, (text) => ({
      text: text.replaceAll(builtRemoteUrl, site.first.url),
      headers: {},
    }))
    server.rewrite(/\.html$/, (text) => ({
      text: withNonce(text),
      headers: headers(policy),
    }))
    await page.goto(`${server.url}/${kind}.html`, { waitUntil: 'commit' })
  }
}
