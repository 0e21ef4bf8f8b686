import { expect, test } from 'vitest'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { WalletProvider } from '../../../src/app/react/WalletProvider'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { render } from '../../fixtures/pages/render'
import { install } from '../engine/startEngine'
import { config } from './aPage'

installFakeTime()

// In a file of its own: what an earlier test's page writes late would be taken for this one's.
test('before a visitor acts, no wallet is asked and nothing is stored [D16]', async () => {
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
