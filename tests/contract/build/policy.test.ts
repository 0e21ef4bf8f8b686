import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sectionOf } from '../../fixtures/project/guides'

const root = path.join(import.meta.dirname, '../../..')
const { origins }: { origins: Readonly<Record<string, readonly string[]>> } =
  JSON.parse(readFileSync(path.join(root, 'dist/contract.json'), 'utf8'))
const policy = sectionOf('security', 'Content-Security-Policy')

/** Rows of the guide's table of features that may need the origins of a moment. */
const rows: Readonly<Record<string, RegExp>> = {
  connected: /^\| (without `rpcUrls`|ENS names) .*$/gm,
  walletConnect: /^\| phones, by WalletConnect .*$/gm,
  coinbase: /^\| Coinbase Wallet .*$/gm,
  safe: /^\| Safe, .*$/gm,
}

test('the guide’s policy allows every origin that the remote may contact, in the row of its feature', () => {
  const { beforeTap, ...later } = origins
  expect(beforeTap).toEqual([])
  for (const [moment, contacted] of Object.entries(later)) {
    const text = policy.match(rows[moment] ?? /^$/)?.join(' ')
    const missing = contacted.filter((origin) => !text?.includes(origin))
    expect([moment, missing]).toEqual([moment, []])
  }
})
