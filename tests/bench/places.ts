import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { runProgram } from '../fixtures/project/runProgram'
import type { buildCommit } from './buildCommit'
import type { Kit } from './kits'
import { buildPages } from './pages/buildPages'
import { type Site, serve } from './serve'
import { against, growing, type Target, targets } from './targets'

/** A page under test, served. */
export type Place = {
  readonly target: Target
  readonly url: string
  /** gzip -9 of a file of the page or of its remote, in bytes; 0 for all others. */
  readonly gzipBytes: (url: string) => number
}

export type Places = {
  readonly all: readonly Place[]
  readonly growing: Place
  /** gzip -9 of a page with React alone, in bytes. */
  readonly reactBytes: number
  readonly stop: () => void
}

type Beside = {
  readonly other?: Awaited<ReturnType<typeof buildCommit>> | undefined
  readonly kits?: readonly Kit[]
}

const dist = path.join(import.meta.dirname, '../../dist')

/**
 * Builds the pages, and serves each on a separate origin.
 * @param folder an empty folder for the built pages
 * @param beside what replaces our other forms beside the raw page, React's and the release: the build of another commit,
 *   or other kits
 */
export async function startPlaces(
  folder: string,
  { other, kits = [] }: Beside = {},
): Promise<Places> {
  const { packages } = other ?? {}
  await buildPages(path.join(folder, 'pages'), [
    ...(packages ? [{ name: 'against', entry: './host.tsx', packages }] : []),
    ...kits.map(({ page }) => page),
  ])
  const site = path.join(folder, 'site')
  await makeSite(site)
  const remotes = {
    release: await serve(dist),
    channel: await serve(site),
    ...(other && { against: await serve(other.dist) }),
  }
  const sites: Site[] = Object.values(remotes)
  const { raw, react, plain, release, start } = targets
  const shown: readonly Target[] = other
    ? [raw, react, plain, release, against]
    : kits.length > 0
      ? [raw, react, release, start, ...kits.map(({ target }) => target)]
      : Object.values(targets)
  const open = async (target: Target): Promise<Place> => {
    const remote = target.remote && remotes[target.remote]
    const html = htmlOf(target, remote?.origin)
    const page = await serve(path.join(folder, 'pages', target.page), html)
    sites.push(page)
    return {
      target,
      url: page.origin,
      gzipBytes: (url) => {
        const { origin, pathname } = new URL(url)
        const site = [page, remote].find((it) => it?.origin === origin)
        return site?.gzipBytes(pathname) ?? 0
      },
    }
  }
  const all = await Promise.all(shown.map(open))
  const reactSite = await serve(path.join(folder, 'pages/react'))
  sites.push(reactSite)
  return {
    all,
    growing: await open(growing),
    reactBytes: reactSite.gzipBytes('/main.js'),
    stop: () => {
      for (const site of sites) site.stop()
    },
  }
}

/** Makes a site with a channel from the build, with the release command. */
async function makeSite(site: string) {
  await mkdir(site)
  const args = ['--import', 'tsx', 'src/release/release.ts', '--new']
  const cwd = path.join(dist, '..')
  await runProgram(process.execPath, [...args, '--site', site], { cwd })
}

function htmlOf({ start, remote }: Target, origin = ''): string {
  const channel = remote === 'channel' ? ' data-channel="stable"' : ''
  const script = `<script async src="${origin}/start.js"${channel}></script>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Connect a wallet</title>
<link rel="icon" href="data:,">
${start ? script : ''}
<script defer src="/main.js"></script>
<body data-remote="${origin}"${channel}>
<h1>Connect a wallet</h1>
<div id="root"></div>
`
}
