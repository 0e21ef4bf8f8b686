import { expect, test } from 'vitest'
import { TokenList } from '../../../../src/features/tokens/TokenList'
import { AccountDialog } from '../../../../src/views/account/AccountDialog'
import { someTokens } from '../../../fixtures/states/someTokens'
import { account } from '../../account/drawAccount'
import { drawDialog } from '../../ui/drawDialog'

const nothing = () => {}

test('in a window of 1280 × 800, the account dialog shows two whole tokens, and the third one fades out', () => {
  expect([innerWidth, innerHeight]).toEqual([1280, 800])
  const { dialog } = drawDialog({
    name: 'account',
    layout: 'wide',
    children: (
      <AccountDialog
        account={account}
        chain={{ id: 8453, name: 'Base', unsupported: false }}
        tokens={<TokenList tokens={someTokens} />}
        onAction={nothing}
        onNetwork={nothing}
        onOtherWallet={nothing}
      />
    ),
  })
  const disconnect = dialog.querySelector('[data-testid=wd-disconnect]')
  const footer = disconnect?.parentElement?.getBoundingClientRect().top ?? 0
  const fadeHeight = 40
  const [, second, third] = dialog.querySelectorAll('li')
  const edges = (row?: Element) => row?.getBoundingClientRect() ?? new DOMRect()
  expect(edges(second).bottom).toBeLessThanOrEqual(footer)
  // The row is higher than its text, which must not be inside the fade.
  const words = second?.querySelector('bdi')?.parentElement?.parentElement
  expect(edges(words ?? undefined).bottom).toBeLessThan(footer - fadeHeight / 2)
  expect(edges(third).top).toBeLessThan(footer - fadeHeight / 2)
  expect(edges(third).bottom).toBeGreaterThan(footer)
})
