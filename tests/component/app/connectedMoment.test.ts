import { expect, test } from 'vitest'
import { dockOf } from '../../../src/remote/page/dockOf'
import { install } from '../engine/startEngine'
import { byTestId, choose, config, inWalletdock, mountPage } from './aPage'

test('the connect dialog shows the connected account while it closes', async () => {
  install({ slowMs: 300 }).answer('slow')
  mountPage()
  const dock = dockOf(config)
  dock.session.send({ type: 'OPEN', dialog: 'connect' })
  await expect.poll(() => byTestId('wallet-acme')).toBeTruthy()
  choose(dock)
  await expect
    .poll(
      () => inWalletdock('dialog[popover] [data-mood=done]')?.textContent ?? '',
      { interval: 10, timeout: 5000 },
    )
    .toMatch(/^Connected0x/)
  expect(dock.session.getState().dialog).toBeUndefined()
})
