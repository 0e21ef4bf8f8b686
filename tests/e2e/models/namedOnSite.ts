import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { guidesFolder, sectionOf } from '../../fixtures/project/guides'

const readme = path.join(import.meta.dirname, '../../../README.md')

/**
 * Returns the paths on a site that README and the guides name, in URLs of `https://wallet.example` and in the guide's
 * table of the site's root. The parameter replaces the guides' own versions.
 */
export function namedOnSite(version: string): readonly string[] {
  const guides = readdirSync(guidesFolder).map((name) =>
    path.join(guidesFolder, name),
  )
  const addresses = [readme, ...guides].flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /https:\/\/wallet(?:-2)?\.example([^\s'"`)<>\\;]*)/g,
      ),
    ].map(([, address = '']) => address),
  )
  const all = [...addresses, ...rootTable()].map((each) =>
    each.replaceAll(/0\.[12]\.0|<version>/g, version),
  )
  return [...new Set(all)]
}

/** Names in the first column of the table of files at a site's root. */
function rootTable(): readonly string[] {
  const [, table = ''] = sectionOf('ship', 'Release, canary, roll back').split(
    '| file at the root |',
  )
  const cells = [...table.matchAll(/^\| (`.+?) \|/gm)]
  const names = cells.flatMap(([, cell = '']) => [
    ...cell.matchAll(/`([^`]+)`/g),
  ])
  if (names.length < 10) throw new Error('The guide has no table of the root.')
  return names.map(([, name = '']) => `/${name}`)
}

/** Returns the paths that a page requests for a named path. A folder that `url` names has a contract and the element. */
export function requestsOf(named: string): readonly string[] {
  const isFile = /\.(m?js|json|tgz|zip|ts)$/.test(named)
  if (isFile || named === '/status/') return [named]
  const folder = named.replace(/\/$/, '')
  return [`${folder}/contract.json`, `${folder}/host/element.js`]
}

/** Paths that an answer makes browsers and tools request next. */
export function requestedBy(named: string, answer: string): readonly string[] {
  const resolve = (found: string) =>
    new URL(found, `http://site${named}`).pathname
  if (/\.js$/.test(named))
    return [...answer.matchAll(/(?:import\(|from ?)"(\.[^"]+\.js)"/g)].map(
      ([, found = '']) => resolve(found),
    )
  if (named.endsWith('/status/'))
    return [...answer.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, found = '']) => resolve(found),
    )
  if (named.endsWith('contract.json'))
    return [resolve(JSON.parse(answer).entry)]
  if (!named.endsWith('mf-manifest.json')) return []
  const { remoteEntry, types } = JSON.parse(answer).metaData
  return [remoteEntry.name, types.zip, types.api].map(resolve)
}
