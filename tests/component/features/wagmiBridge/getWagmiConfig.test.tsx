import { connect as wagmiConnect } from '@wagmi/core'
import { base } from 'viem/chains'
import { expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { pageStorage } from '../../../../src/platform/storage/storage'
import { storedConnector } from '../../../../src/platform/storage/storedSession'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { getWagmiConfig } from '../../../../src/remote/page/wagmi'
import { config } from '../../app/aPage'
import { address, install, rpcUrls, walletId } from '../../engine/startEngine'

test('getWagmiConfig resolves with the same config each time', async () => {
  expect(await getWagmiConfig(config)).toBe(await getWagmiConfig(config))
})

test('a wallet that the host connects through wagmi is in the session, and is stored for the next page load', async () => {
  install()
  const handed = await getWagmiConfig(config)
  const connector = handed.connectors.find(({ id }) => id === walletId)
  if (!connector) throw new Error('The wallet is not announced.')
  await wagmiConnect(handed, { connector })
  const { session } = dockOf(config)
  expect(session.getState().connection).toMatchObject({ account: { address } })
  await expect.poll(() => storedConnector(pageStorage)).toBe(walletId)
})

test('getWagmiConfig resolves with the host’s config if the host passes one', async () => {
  const own = createConfig({
    chains: [base],
    transports: { [base.id]: http(rpcUrls[8453]) },
  })
  expect(await getWagmiConfig({ ...config, wagmi: own })).toBe(own)
})
