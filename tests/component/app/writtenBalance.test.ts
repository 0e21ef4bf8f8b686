import { expect, test } from 'vitest'
import { dockOf } from '../../../src/remote/page/dockOf'
import { address } from '../engine/startEngine'
import { config } from './aPage'

test.each([
  ['en', '1,234.5 ETH'],
  ['de', '1.234,5 ETH'],
])(
  'a page without Walletdock’s button reads a balance in %s once the formatter has loaded',
  async (locale, text) => {
    const { getSnapshot, session, subscribe, wallets } = dockOf({
      ...config,
      locale,
    })
    // The engine loads the wallet list before it reports a wallet.
    await wallets.load()
    const of = { address, chainId: 8453 } as const
    const connector = { id: 'acme', name: 'Acme' }
    session.send({ type: 'CONNECTED', account: { ...of, connector } })
    const balance = { value: 12345n * 10n ** 17n, symbol: 'ETH', decimals: 18 }
    session.send({ type: 'BALANCE', ...of, balance })
    expect(getSnapshot().balance).toBeUndefined()
    const told = new Set<string | undefined>()
    subscribe(() => told.add(getSnapshot().balance?.text))
    await expect.poll(() => getSnapshot().balance?.text).toBe(text)
    told.delete(undefined)
    expect([...told]).toEqual([text])
  },
)
