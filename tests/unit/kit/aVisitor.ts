import { generateKeyPairSync } from 'node:crypto'
import { vi } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import { dayMs } from '../../../src/kit/channels/assertTrust'
import { asLoadFailure } from '../../../src/kit/LoadFailure'
import type {
  LoadOptions,
  PublicKey,
  TrustOptions,
} from '../../../src/kit/LoadOptions'
import { loadRemote } from '../../../src/kit/run/loadRemote'
import { places } from '../../../src/kit/run/places'
import { editChannels } from '../../../src/release/channels/editChannels'
import { signedText } from '../../../src/release/channels/signChannels'
import type { ModuleName } from '../../../src/remote/container/WalletdockModules'
import { firstChannels, startOrigin } from './startOrigin'

/** Returns a new key: the private part in PKCS 8, and the public part in the form that a host uses. */
export function aKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return { pem, raw: Buffer.from(x, 'base64url').toString('base64') }
}

/** The key that `signed` signs with. */
export const { pem, raw: key } = aKey()

/**
 * Two origins of one site, which serve nothing until a test sets their files. All test files of a process share them.
 */
export const first = await startOrigin()
export const second = await startOrigin()
/** The visitor's localStorage. */
export const storage = new Map<string, string>()

/** Starts a browser without stored data. Stubs the browser's objects that the kit reads. */
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

/** Formats a file like the release command, so that the bytes are those that it signs. */
export const text = (channels: Channels) => JSON.stringify(channels, null, 2)
/** Returns signed channels that are valid for a month, unless a test sets another date. */
export function signed(
  channels: Channels,
  expires = new Date(Date.now() + 30 * dayMs),
): Channels {
  return JSON.parse(signedText(channels, [pem], expires))
}
export const edit = (channels: Channels, ...words: readonly string[]) =>
  editChannels(channels, words)
export const off = (channels: Channels) => edit(channels, 'disable', 'A fault')

/** Options of a page. The kit checks their combination at run time. */
export type PageOptions = {
  readonly url?: string
  readonly channel?: string
  readonly publicKey?: PublicKey
  readonly fallbackUrls?: readonly string[]
}

const withDefaults = (options: PageOptions) =>
  ({ url: first.url, channel: 'stable', ...options }) as Omit<
    LoadOptions<ModuleName>,
    'modules'
  > &
    TrustOptions

/** Loads a new page. Returns the place that serves the wallet, or the reasons of all failures. */
export async function visit(options: PageOptions = {}): Promise<string> {
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  return follow(options)
}

/** Loads on an open page, trying the places like `loadRemote`. */
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

/** Loads like a page. Without a browser no release can run, so only the steps before that can be tested. */
export function load(options: PageOptions) {
  const { document } = globalThis
  const nobody = { addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('document', { ...document, ...nobody })
  const modules = ['./mount'] as const
  return loadRemote({ ...withDefaults(options), modules })
}

/** Options with two origins and a key. */
export const guarded = () => ({ publicKey: key, fallbackUrls: [second.url] })
/** The same options without a key. */
export const mirrored = () => ({ fallbackUrls: [second.url] })

/** Channels with 0.1.0 as the stable release. */
export const good = edit(firstChannels, 'promote', '0.1.0')
/** Later channels with 0.2.0 as the stable release. */
export const newer = edit(good, 'promote', '0.2.0')
