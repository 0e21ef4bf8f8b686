import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { wagmiStorage } from '../../../src/wallet/engine/wagmiStorage'

const chainsKey = 'walletConnect.requestedChains'

test('wagmi reads what it has written, and no stored value makes a read fail', async () => {
  const storage = wagmiStorage()
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((text) => text.slice(1)),
      ),
      async (text) => {
        pageStorage.set('walletdock.recentConnectorId', text)
        pageStorage.set(`walletdock.${chainsKey}`, text)
        await storage.getItem('recentConnectorId')
        const chains: unknown = await storage.getItem(chainsKey as never)
        // wagmi spreads the stored chains into a list.
        expect(chains === null || Array.isArray(chains)).toBe(true)
      },
    ),
  )
  await storage.setItem('recentConnectorId', 'io.metamask')
  expect(await storage.getItem('recentConnectorId')).toBe('io.metamask')
})
