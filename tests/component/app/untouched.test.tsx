import { expect, test } from 'vitest'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { render } from '../../fixtures/pages/render'
import { install } from '../engine/startEngine'
import { config } from './aPage'

installFakeTime()

// This test has its own file because late writes of an earlier test's page would count as writes of this one.
test('before the visitor acts, the page sends no request to a wallet and stores nothing', async () => {
  const wallet = install()
  render(
    <WalletProvider {...config}>
      <ConnectButton />
    </WalletProvider>,
  )
  await passTime(60_000, 1000)
  expect(wallet.asked).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})
