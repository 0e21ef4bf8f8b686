import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { checkWallets } from '../../../src/data/wallets/checkWallets'
import { fetchMark } from '../../../src/data/wallets/more/fetchMark'
import { fullWallet } from '../../../src/data/wallets/more/fullWallet'
import type { KnownWallet } from '../../../src/data/wallets/more/KnownWallet'
import { moreNames } from '../../../src/data/wallets/more/moreNames'
import { moreWallets } from '../../../src/data/wallets/more/moreWallets'
import { safeLink } from '../../../src/data/wallets/safeLink'
import type { Wallet } from '../../../src/data/wallets/Wallet'

const room = path.join(import.meta.dirname, '../../../src/data/wallets/more')
const all: readonly (readonly [string, KnownWallet])[] =
  Object.entries(moreWallets)
const ours: readonly Wallet[] = catalogue.flatMap(({ wallets }) => wallets)
const uri = 'wc:1a2b@2?relay-protocol=irn&symKey=3c4d'

test('wallets are sorted by name, each under its id', () => {
  expect(all.map(([id]) => id)).toEqual(moreNames)
  for (const [id, wallet] of all) expect(wallet.id).toBe(id)
  const names = all.map(([, { name }]) => name)
  expect(names).toEqual(
    names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })),
  )
})

test('no two wallets share a name, an rdns, a flag or a store page, including the default list', () => {
  const marksOf = (wallet: Wallet) => [
    `id ${wallet.id}`,
    `name ${wallet.name}`,
    ...(wallet.rdns ?? []).map((it) => `rdns ${it}`),
    ...(wallet.injectedFlag ? [`flag ${wallet.injectedFlag}`] : []),
    ...Object.values(wallet.downloadUrls ?? {}),
  ]
  for (const wallet of [...ours, ...all.map(([, it]) => fullWallet(it))]) {
    const others = [...ours, ...all.map(([, it]) => fullWallet(it))].filter(
      ({ id }) => id !== wallet.id,
    )
    const theirs = new Set(others.flatMap(marksOf))
    expect(marksOf(wallet).filter((it) => theirs.has(it))).toEqual([])
  }
})

test.each(all)('%s has valid data', (_, wallet) => {
  const { accent, color, links = {}, rdns, transports } = wallet
  for (const it of [color, accent ?? color])
    expect(it).toMatch(/^#([\da-f]{3}|[\da-f]{6})$/)
  for (const it of rdns ?? []) expect(it).toMatch(/^[a-z]+(\.[\w-]+)+$/)
  expect(wallet.injectedFlag ?? 'isA').toMatch(/^is[A-Z]\w+$|^isA$/)
  expect(transports.length).toBeGreaterThan(0)
  expect(wallet.android ?? 'a.b').toMatch(/^[a-z]\w*(\.\w+)+$/)
  expect(wallet.ios ?? '1').toMatch(/^\d+$/)
  for (const id of [wallet.chrome, wallet.edge])
    expect(id ?? 'a'.repeat(32)).toMatch(/^[a-p]{32}$/)
  for (const name of [wallet.firefox, wallet.opera])
    expect(name ?? 'a').toMatch(/^[a-z\d-]+$/)
  for (const link of [...Object.values(links), wallet.code])
    expect(link ?? 'x://wc?uri=').toMatch(/uri=$/)
})

test.each(all)('%s has only safe links for downloads and apps', (_, known) => {
  const wallet = fullWallet(known)
  const { appScheme, toMobileUri, toQrUri } = wallet
  const told = [wallet.qrCode, wallet.extension, wallet.desktop].flatMap(
    (it) => it?.instructions.learnMoreUrl ?? [],
  )
  for (const url of [...Object.values(wallet.downloadUrls ?? {}), ...told]) {
    expect(new URL(url).protocol).toBe('https:')
    expect(url).not.toMatch(/utm_|referrer|rainbowkit/)
  }
  const links = [
    toMobileUri?.(uri, 'ios'),
    toMobileUri?.(uri, 'android'),
    toQrUri?.(uri),
  ]
  for (const link of links) {
    if (link === undefined || link === uri) continue
    expect(safeLink(link, appScheme)).toBe(link)
    expect(link.endsWith(`uri=${encodeURIComponent(uri)}`)).toBe(true)
  }
  if (links.some((link) => link && link !== uri))
    expect(wallet.transports).toContain('walletConnect')
  expect(() =>
    checkWallets([{ groupName: 'A', wallets: [wallet] }], 'id'),
  ).not.toThrow()
})

test.each(all)(
  'the icon of %s is a small SVG in its colour',
  async (id, { color }) => {
    const url = await fetchMark(id, color)
    expect(url).toMatch(/^data:image\/svg\+xml,/)
    const svg = decodeURIComponent(url.slice(url.indexOf(',') + 1))
    expect(svg).toContain(`fill="${color}"`)
    expect(svg).not.toMatch(/href|url\(|<script|<image|<text|undefined/)
    // The icon consists of complete elements only.
    expect(svg.replace(/<(\w+)[^<>]*\/>/g, '')).toMatch(
      /^<svg [^<>]+>(<g [^<>]+>\s*<\/g>)*<\/svg>$/,
    )
    const drawing = svg.slice(svg.indexOf('/>') + 2, -'</svg>'.length)
    expect(drawing.length).toBeGreaterThan(60)
    expect(drawing.length).toBeLessThanOrEqual(600)
  },
)

test('no two icons are equal, and an unknown wallet has none', async () => {
  const marks = await Promise.all(all.map(([id]) => fetchMark(id, '#fff')))
  expect(new Set(marks).size).toBe(all.length)
  expect(await fetchMark('nobody', '#fff')).toBe('')
})

test('every file names its sources and the date of the lookup', () => {
  const files = readdirSync(room).filter((file) =>
    moreNames.some((name) => file === `${name}.ts`),
  )
  expect(files.length).toBe(all.length)
  for (const file of files) {
    const text = readFileSync(path.join(room, file), 'utf8')
    expect(text, file).toMatch(
      /The wallet's data as of 20\d\d-\d\d-\d\d, from these sources:\n \* @see/,
    )
    expect(text, file).toMatch(/@see https:\/\//)
  }
})
