import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { browsers } from '../../../src/release/bundle/browsers'
import {
  newerNames,
  newerSelectors,
  prefixedProperties,
} from '../browsers/newerNames'
import { usedNames } from '../browsers/usedNames'

const root = path.join(import.meta.dirname, '../../..')
const dist = path.join(root, 'dist')

/**
 * Names in our scripts that are newer than the oldest supported browsers, with the reason why they break nothing
 * there.
 */
const guarded: Readonly<Record<string, string>> = {
  trustedTypes: 'asked for first',
  requestIdleCallback: 'asked for first; a moment later is idle enough',
  ancestorOrigins: 'asked for first; the referrer tells as much',
  exitPointerLock: 'asked for first; phones have no pointer to lock',
  toHex: 'asked for first (@noble/hashes)',
  fromHex: 'asked for first (@noble/hashes)',
  toBase64: 'asked for first (uint8arrays)',
  fromBase64: 'asked for first (uint8arrays)',
  setImmediate: 'asked for first (React)',
  startViewTransition: 'inside a try, for <ViewTransition> alone (React)',
  'view-transition': 'a name of an animation (React)',
  'view-transition-group': 'a name of an animation (React)',
  Profiler: 'a component (React)',
  ViewTransition: 'a component (React)',
  use: 'a hook (React)',
  displayName: 'a field of components (React)',
  share: 'an option (React)',
  connection: 'our own field: the wallet',
  external: 'our own field: a link that leaves the page',
  take: 'a method of viem',
  drop: 'our own field',
  toArray: 'a method of Children (React) and of chains of keys',
  isError: 'a field of queries (@tanstack/react-query)',
  bytes: 'a field of a parsed request',
  windows: 'a field of elliptic curves (@noble/curves)',
  dispose: 'a method of an SDK',
  authentication: 'a field of a WalletConnect session',
  column: 'text of an SDK',
  left: 'text of an SDK',
  zip: 'a field of a manifest: its types',
}

/** Coinbase's SDK contains the style of its own message. */
const coinbases = /\.-cbwsdk-/

const used = new Map<string, string>()
const lonely: string[] = []
const onPhones: string[] = []

beforeAll(() => {
  const newer = newerNames()
  const newerInCss = newerSelectors()
  const prefixed = prefixedProperties()
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    // One script of Playwright runs in Node, and the status page runs in the browsers of the team that ships the
    // site.
    if (!file.endsWith('.js') || /playwright\.js$|^status\b/.test(file))
      continue
    const script = readFileSync(path.join(dist, file), 'utf8')
    const { names, selectors, texts } = usedNames(script, file)
    const ours = [...texts].filter((text) => !coinbases.test(text))
    lonely.push(...lonelyProperties(ours, prefixed))
    onPhones.push(...phoneTroubles(ours))
    for (const name of names)
      if (newer.has(name)) used.set(name, `${newer.get(name)} in ${file}`)
    for (const name of selectors)
      if (newerInCss.has(name))
        used.set(name, `${newerInCss.get(name)} in ${file}`)
  }
  // Reading all of our scripts takes long on a busy machine.
}, 120_000)

test('if the oldest supported browsers lack a name, our scripts use it only behind a guard', () => {
  const unguarded = [...used].filter(([name]) => !(name in guarded))
  expect(unguarded).toEqual([])
})

test('our styles have both names of a property that a supported browser only knows under a prefix', () => {
  // Without data, every style would pass.
  expect(prefixedProperties().get('user-select')).toBe('-webkit-user-select')
  expect(lonely).toEqual([])
})

test('our styles do not hover, measure or scroll in ways that only work on a desktop', () => {
  expect(onPhones).toEqual([])
})

test('the list of guarded names has no unused name', () => {
  expect(Object.keys(guarded).filter((name) => !used.has(name))).toEqual([])
})

test('README names the browsers', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const { chrome, edge, firefox, safari, samsunginternet_android } = browsers
  expect(readme).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} (also on iOS) and Samsung Internet ${Number(samsunginternet_android)}`,
  )
})

/**
 * Returns the rules in a script's texts that have a property without its prefixed twin.
 * @param texts of the script
 * @param prefixed properties that some supported browser only knows under a prefix, with the prefixed name
 */
function lonelyProperties(
  texts: Iterable<string>,
  prefixed: ReadonlyMap<string, string>,
): readonly string[] {
  const lonely: string[] = []
  for (const text of texts)
    for (const [, body = ''] of text.matchAll(/{([^{}]*)}/g)) {
      const named = new Set(
        body.split(';').map((each) => each.split(':', 1)[0]),
      )
      for (const [name, twin] of prefixed)
        if (named.has(name) && !named.has(twin)) lonely.push(`${name}: ${body}`)
    }
  return lonely
}

/** Styles that cause trouble on a phone and rarely on a desktop. */
const troubles: readonly (readonly [string, RegExp, RegExp?])[] = [
  [
    'what hovers stays so after a tap',
    /:hover\b/,
    /@media[^{]*\(hover: ?hover\)[^{]*{/,
  ],
  ['a part of it lies behind the browser’s own bars', /\d[ls]?vh\b/],
  [
    'pulled beyond its end, it pulls the page',
    /overflow(-[xy])?:[^;}]*\b(auto|scroll)\b/,
    /overscroll-behavior/,
  ],
]

/** Returns the rules that need an exception for phones and do not have it, with the trouble that each one causes. */
function phoneTroubles(rules: Iterable<string>): readonly string[] {
  return [...rules].flatMap((rule) =>
    troubles
      .filter(([, sign]) => rule.includes('{') && sign.test(rule))
      .filter(([, , cure]) => !cure?.test(rule))
      .map(([trouble]) => `${trouble}: ${rule}`),
  )
}
