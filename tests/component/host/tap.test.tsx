import { expect, test } from 'vitest'
import { loadWalletdock } from '../../../src/host/walletdock'
import { button, openHost, retry } from './openHost'
import { remoteAt } from './remoteAt'

test('a press while loading is answered at once, and opens the dialog once there is one', async () => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { global, url } = remoteAt('none')
  openHost(url, {
    load: () => held.then(() => loadWalletdock({ url })),
  })
  const holder = button('Connect wallet')
  await holder.click()
  await expect.element(holder).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect.element(button('Connected to Shop, 0')).toBeVisible()
  const opened = () => Reflect.get(globalThis, global)?.state.opened
  await expect.poll(opened).toContain('connect')
})

test('a press that nothing came of opens nothing later', async () => {
  const { global, url } = remoteAt('none')
  let fail = () => {}
  const held = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('not today'))
  })
  let loads = 0
  openHost(url, {
    load: () => (++loads > 2 ? loadWalletdock({ url }) : held),
  })
  await button('Connect wallet').click()
  fail()
  await retry.click()
  await expect.element(button('Connected to Shop, 0')).toBeVisible()
  expect(Reflect.get(globalThis, global)?.state.opened).toBeUndefined()
})
