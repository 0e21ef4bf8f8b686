import { expect, onTestFinished, test } from 'vitest'
import { loadWalletdock } from '../../../src/host/walletdock'
import { remoteAt } from './remoteAt'

test('a remote that failed to start frees its global variable, so that the same remote from another URL can use it', async () => {
  const { url } = remoteAt('init-throws')
  const failed = await loadWalletdock({ url })
  expect(failed).toMatchObject({ failure: { reason: 'failed-to-start' } })
  const elsewhere = url.replace('init-throws', 'none')
  expect(elsewhere).not.toBe(url)
  expect(await loadWalletdock({ url: elsewhere })).toMatchObject({ ok: true })
})

test('a failed remote removes only the scripts of its own chunks, which may still be loading', async () => {
  const chunkOf = (name: string) => {
    const script = document.createElement('script')
    script.dataset['rspack'] = `${name}:chunk-1`
    document.head.append(script)
    onTestFinished(() => script.remove())
    return script
  }
  const [own, other] = [chunkOf('walletdock_1'), chunkOf('shop')]
  await loadWalletdock(remoteAt('init-throws'))
  expect(own.isConnected).toBe(false)
  expect(other.isConnected).toBe(true)
})
