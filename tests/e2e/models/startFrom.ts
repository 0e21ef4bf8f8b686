import type { World } from '../../../host-example/local/startWorld'
import { buttonScript } from './buttonScript'

/** The page's own scripts, which `start.js` does not wait for. */
export const bundle = /^\/thin\/.*\.js$/

/** Puts the guide's line into the page's HTML, with what a host adds to it. */
export function startFrom(world: World, src: string, attributes = '') {
  world.host.rewrite(/^\/thin(\.html)?$/, (html) => ({
    text: html.replace(
      '<head>',
      `<head><script async src="${src}" ${attributes}></script>`,
    ),
    headers: {},
  }))
}

/** Names of files, without their hashes. */
export const last = (asked: readonly string[]) =>
  asked.map((path) => path.replace(/^.*\//, '').replace(/\.\w{6,8}\./, '.'))

/** The script of the button, without its hash. */
export const [button = ''] = last([buttonScript])

/** What the button needs, where a page follows a channel. */
export const needed = [
  'channels.json',
  'contract.json',
  button,
  'remoteEntry.js',
]
