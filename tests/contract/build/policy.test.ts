import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { guidePolicy, type PolicyRow } from '../../fixtures/project/guidePolicy'

const root = path.join(import.meta.dirname, '../../..')
const { origins }: { origins: Readonly<Record<string, readonly string[]>> } =
  JSON.parse(readFileSync(path.join(root, 'dist/contract.json'), 'utf8'))

/** For each moment of a visit, the rows of the guide's table whose features may contact other origins then. */
const rows: Readonly<Record<string, readonly PolicyRow[]>> = {
  beforeTap: [],
  connected: ['a chain without `rpcUrls`', 'ENS names', 'ENS avatars'],
  walletConnect: ['phones, by WalletConnect'],
  coinbase: ['Coinbase Wallet'],
  safe: ['Safe, as a Safe app'],
}

for (const [moment, contacted] of Object.entries(origins))
  test(`the guide’s policy allows every origin that the remote may contact at the moment ${moment}, in the rows of its features`, () => {
    const policy = guidePolicy(rows[moment] ?? [])
    const allowed = policy['connect-src']?.split(' ')
    expect(contacted.filter((origin) => !allowed?.includes(origin))).toEqual([])
  })

test('the guide’s policy of a page that only supports extensions allows no origin that only a feature needs', () => {
  const allowed = guidePolicy([])['connect-src']?.split(' ')
  const contacted = Object.values(origins).flat()
  expect(contacted.filter((origin) => allowed?.includes(origin))).toEqual([])
})
