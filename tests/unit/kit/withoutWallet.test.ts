import { expect, test } from 'vitest'
import { LoadFailure } from '../../../src/kit/LoadFailure'
import { withoutWallet } from '../../../src/kit/withoutWallet'

test('without Walletdock, all ways to the provider lead to one that rejects as EIP-1193 describes', async () => {
  const failure = new LoadFailure('timed-out', 'It is late.')
  const { getProvider, mount, useWallet } = withoutWallet(failure)
  const { provider } = useWallet()
  expect(mount().provider).toBe(provider)
  expect(getProvider()).toBe(provider)
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toThrow(
    expect.objectContaining({ code: 4900, data: { class: 'sdk-missing' } }),
  )
})
