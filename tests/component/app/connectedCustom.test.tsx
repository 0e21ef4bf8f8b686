import { expect, onTestFinished, test } from 'vitest'
import type { Authentication } from '../../../src/app/Authentication'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import { render } from '../../fixtures/pages/render'
import { address, otherAddress } from '../engine/startEngine'
import { config } from './aPage'
import { reconnectingWagmi } from './reconnectingWagmi'

/** Renders a custom button. @returns function that returns the name, network and `mounted` of each render */
function renderCustom(more: Partial<WalletdockConfig>) {
  const renders: unknown[] = []
  render(
    <WalletProvider {...config} {...more}>
      <ConnectButton.Custom>
        {({ account, chain, mounted }) => {
          renders.push([account?.displayName, chain?.name, mounted])
          return null
        }}
      </ConnectButton.Custom>
    </WalletProvider>,
  )
  return () => renders
}

function storeSession(account: object) {
  const session = {
    connector: 'test.gone',
    state: { current: 'test.gone' },
    account: {
      address,
      chainId: 8453,
      connector: { id: 'test.gone', name: 'Gone' },
      ...account,
    },
  }
  localStorage.setItem('walletdock.store', JSON.stringify(session))
  onTestFinished(() => localStorage.clear())
}

const shown = ['0xf39F…2266', 'Base', true]

test('a custom button has the account of the page’s own wagmi from its first render, until wagmi disconnects', async () => {
  const { wagmi, giveUp } = reconnectingWagmi()
  const renders = renderCustom({ wagmi })
  expect(renders()[0]).toEqual(shown)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(renders()).toEqual(renders().map(() => shown))
  giveUp()
  await expect
    .poll(() => renders().at(-1))
    .toEqual([undefined, undefined, true])
})

test('without a wagmi of the page, a custom button has the account of the stored session from its first render, until its wallet is missing', async () => {
  storeSession({})
  const renders = renderCustom({})
  expect(renders()[0]).toEqual(shown)
  await expect
    .poll(() => renders().at(-1))
    .toEqual([undefined, undefined, true])
  const left = renders().findIndex((each) => !isSame(each, shown))
  expect(renders().slice(left)).not.toContainEqual(shown)
})

const signedInElsewhere: Authentication = {
  status: 'authenticated',
  address: otherAddress,
  getNonce: async () => 'n1',
  createMessage: () => 'Hello.',
  verify: async () => true,
  signOut: async () => {},
}

test.each<[string, object, Partial<WalletdockConfig>]>([
  ['on a chain that the page does not have', { chainId: 5 }, {}],
  ['that the host does not expect', {}, { expects: otherAddress }],
  ['that is not signed in', {}, { auth: signedInElsewhere }],
])(
  'a custom button does not have a stored account %s',
  async (_, account, more) => {
    storeSession(account)
    const renders = renderCustom(more)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(renders().flat()).not.toContain(shown[0])
  },
)

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
