import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, test } from 'vitest'
import { walletsMessages } from '../../../src/data/messages/wallets'
import { ConnectedWallets } from '../../../src/features/severalWallets/ConnectedWallets'
import { TokenList } from '../../../src/features/tokens/TokenList'
import { AccountRows } from '../../../src/views/account/AccountActions'
import { Plain } from '../../../src/views/button/ConnectButtonView'
import { NetworkDialog } from '../../../src/views/network/NetworkDialog'
import { another, states } from '../../fixtures/states/buttonStates'
import { severalWallets } from '../../fixtures/states/severalWallets'
import { someTokens } from '../../fixtures/states/someTokens'
import { account, drawAccount } from '../account/drawAccount'
import { drawButton } from '../button/drawButton'
import { drawConnect } from '../connect/drawConnect'
import { drawDialog } from './drawDialog'

/** Returns the texts that a browser may translate. */
function translatable(within: Node): string[] {
  const texts = document.createNodeIterator(within, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('[translate=no]'))
      found.push(text.textContent ?? '')
  return found
}

const draw = (children: ReactNode) => drawDialog({ children }).dialog
const halves = [account.address.slice(0, 21), account.address.slice(21)]
const [metaMask, rabby] = severalWallets

const cases: readonly (readonly [string, () => Node, readonly string[]])[] = [
  [
    'the account dialog',
    () => drawAccount({ name: 'ada.eth' }).dialog,
    ['ada.eth', '0x5290…9EE7', 'Base', 'MetaMask', 'B', 'M', 'ETH'],
  ],
  [
    'the whole address',
    () => {
      const { dialog, get } = drawAccount()
      flushSync(() => get('receive').click())
      return dialog
    },
    halves,
  ],
  ['an account without a name', () => drawAccount().dialog, ['0x5290…9EE7']],
  [
    'the network dialog',
    () =>
      draw(
        <NetworkDialog
          chains={[{ id: 8453, name: 'Base', unsupported: false }]}
          currentId={8453}
          unsupported={false}
        />,
      ),
    ['Base'],
  ],
  [
    'the list of wallets',
    () => drawConnect('compact').dialog,
    ['MetaMask', 'Rainbow'],
  ],
  ['the tiles', () => drawConnect('mobile').dialog, ['MetaMask', 'Rainbow']],
  [
    'wallets beside each other',
    () =>
      draw(
        <ConnectedWallets
          active={metaMask}
          others={[rabby]}
          words={walletsMessages}
          send={() => {}}
          onAnother={() => {}}
        />,
      ),
    [metaMask.connector.name, rabby.connector.name],
  ],
  [
    'tokens',
    () => draw(<TokenList tokens={someTokens} />),
    ['USD Coin', '2,480.1 USDC'],
  ],
  [
    'the plain button',
    () => draw(<Plain {...states.connected} />),
    ['0x71C7…976F'],
  ],
]

describe('browsers that translate pages do not translate names and addresses', () => {
  test.each(cases)('in %s', (_, drawn, names) => {
    const shown = drawn()
    const texts = translatable(shown)
    for (const name of names) {
      expect(shown.textContent).toContain(name)
      expect(texts).not.toContain(name)
    }
  })

  test.each([
    ['connected', states.connected, ['1.09 ETH', '0x71C7…976F', 'Base']],
    ['named', states.named, ['.eth']],
    [
      'with a wrong account',
      states['with a wrong account'],
      [another.slice(0, 6)],
    ],
  ] as const)('on the button: %s', async (_, state, names) => {
    const { root } = await drawButton(state)
    await expect.poll(() => root.querySelector('[translate=no]')).toBeTruthy()
    for (const name of names) {
      await expect.poll(() => root.textContent).toContain(name)
      expect(translatable(root).join('\n')).not.toContain(name)
    }
  })
})

test('sentences that replace a name are translated', () => {
  const row = draw(
    <AccountRows
      chain={{ id: 137, name: '137', unsupported: true }}
      connector={undefined}
      isBack={false}
      onNetwork={() => {}}
      onOtherWallet={() => {}}
    />,
  )
  expect(translatable(row)).toContain('Wrong network')
})
