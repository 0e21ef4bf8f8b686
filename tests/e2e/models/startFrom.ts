import type { World } from '../../../host-example/local/startWorld'
import { buttonScript } from './scriptsWith'

/** The page's own scripts, for which `start.js` does not wait. */
export const bundle = /^\/thin\/.*\.js$/

/** Adds the guide's line to the page's HTML, with the attributes of a host. */
export function startFrom(world: World, src: string, attributes = '') {
  world.host.rewrite(/^\/thin(\.html)?$/, (html) => ({
    text: html.replace(
      '<head>',
      `<head><script async src="${src}" ${attributes}></script>`,
    ),
    headers: {},
  }))
}

/** Returns the names of files, without their hashes. */
export const last = (asked: readonly string[]) =>
  asked.map((path) => path.replace(/^.*\//, '').replace(/\.\w{6,8}\./, '.'))

/** The script of the button, without its hash. */
export const [button = ''] = last([buttonScript])

/** The files that the button needs if a page follows a channel. */
export const needed = [
  'channels.json',
  'contract.json',
  button,
  'remoteEntry.js',
]
