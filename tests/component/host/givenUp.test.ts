import { expect, test } from 'vitest'
import { loadWalletdock } from '../../../src/host/walletdock'
import { remoteAt } from './remoteAt'

test('a remote that failed to start gives its global variable up, so that the same one elsewhere may have it', async () => {
  const { url } = remoteAt('init-throws')
  const failed = await loadWalletdock({ url })
  expect(failed).toMatchObject({ failure: { reason: 'failed-to-start' } })
  const elsewhere = url.replace('init-throws', 'none')
  expect(elsewhere).not.toBe(url)
  expect(await loadWalletdock({ url: elsewhere })).toMatchObject({ ok: true })
})
