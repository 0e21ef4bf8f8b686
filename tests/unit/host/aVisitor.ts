import { generateKeyPairSync } from 'node:crypto'
import { vi } from 'vitest'
import { dayMs } from '../../../src/host/check/daysUntil'
import type { Channels } from '../../../src/host/find/Channels'
import { places } from '../../../src/host/find/places'
import { asLoadFailure } from '../../../src/host/LoadFailure'
import type { LoadOptions, TrustOptions } from '../../../src/host/LoadOptions'
import { loadRemote } from '../../../src/host/run/loadRemote'
import type { ModuleName } from '../../../src/host/WalletdockModules'
import { editChannels } from '../../../src/release/channels/editChannels'
import { signedText } from '../../../src/release/channels/signChannels'
import { firstChannels, startOrigin } from './startOrigin'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
/** The private half of `key`, PKCS 8. */
export const pem = privateKey
  .export({ format: 'pem', type: 'pkcs8' })
  .toString()
/** The key that `signed` signs with, as a host gives it. */
export const key = Buffer.from(
  publicKey.export({ format: 'jwk' }).x ?? '',
  'base64url',
).toString('base64')

/** Two origins of one site, which serve nothing until a test says what. All test files of a process share them. */
export const first = await startOrigin()
export const second = await startOrigin()
/** What the visitor's browser keeps. */
export const storage = new Map<string, string>()

/** A browser that was never here. Its parts are those that the kit reads, where there is no browser. */
export function newVisitor() {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
  })
  vi.stubGlobal('location', { hostname: 'shop.example' })
  vi.stubGlobal('document', { baseURI: 'http://shop.example/' })
  for (const origin of [first, second])
    Object.assign(origin, {
      channels: undefined,
      hasReleases: true,
      files: new Map(),
    })
}

/** As the release command lays a file out, so that the bytes are those that it signs. */
export const text = (channels: Channels) => JSON.stringify(channels, null, 2)
/** Signed channels, for a month unless a test says until when. */
export function signed(
  channels: Channels,
  expires = new Date(Date.now() + 30 * dayMs),
): Channels {
  return JSON.parse(signedText(channels, [pem], expires))
}
export const edit = (channels: Channels, ...words: readonly string[]) =>
  editChannels(channels, words)
export const off = (channels: Channels) => edit(channels, 'disable', 'A fault')

/** Options of a page. The kit checks at run time how they are combined. */
export type PageOptions = {
  readonly url?: string
  readonly channel?: string
  readonly publicKey?: string | readonly string[]
  readonly fallbackUrls?: readonly string[]
}

const withDefaults = (options: PageOptions) =>
  ({ url: first.url, channel: 'stable', ...options }) as Omit<
    LoadOptions<ModuleName>,
    'modules'
  > &
    TrustOptions

/** Loads a page anew: where the wallet comes from, or why from nowhere. */
export async function visit(options: PageOptions = {}): Promise<string> {
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  return follow(options)
}

/** Loads on a page that is open, as `loadRemote` goes through the places. */
export async function follow(options: PageOptions = {}): Promise<string> {
  const reasons: string[] = []
  const { signal } = new AbortController()
  for (const { find } of places(withDefaults(options)))
    try {
      const { base } = await find(signal)
      return base
        .replace(first.url, 'first ')
        .replace(second.url, 'second ')
        .replace(/releases\/|\/$/g, '')
    } catch (error) {
      const { reason } = asLoadFailure(error)
      reasons.push(reason)
      if (reason === 'disabled') break
    }
  return reasons.join(', ')
}

/** Loads as a page does. No browser is here to run a release, so only what comes before that can be seen. */
export function load(options: PageOptions) {
  const { document } = globalThis
  const nobody = { addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('document', { ...document, ...nobody })
  const modules = ['./mount'] as const
  return loadRemote({ ...withDefaults(options), modules })
}

/** Two origins, as a page with a key names them. */
export const guarded = () => ({ publicKey: key, fallbackUrls: [second.url] })
/** The same without a key. */
export const mirrored = () => ({ fallbackUrls: [second.url] })

/** Channels that give 0.1.0. */
export const good = edit(firstChannels, 'promote', '0.1.0')
/** Those after them, which give 0.2.0. */
export const newer = edit(good, 'promote', '0.2.0')
