import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TokenList } from '../../../../src/features/tokens/TokenList'
import { focusedElement } from '../../../../src/ui/dialog/focus'
import { AccountDialog } from '../../../../src/views/account/AccountDialog'
import type { TokenBalance } from '../../../../src/wallet/session/AccountOptions'
import { someTokens } from '../../../fixtures/states/someTokens'
import { account } from '../../account/drawAccount'
import { drawDialog } from '../../ui/drawDialog'

function drawTokens(tokens: readonly TokenBalance[] | undefined) {
  const { dialog } = drawDialog({
    name: 'account',
    layout: 'compact',
    children: (
      <>
        <h1 id="wd-title">Your account</h1>
        <TokenList tokens={tokens} />
      </>
    ),
  })
  const rows = () => [...dialog.querySelectorAll('li')]
  return { dialog, rows }
}

test('the list shows tokens in the host’s order, with name, rounded amount and exact tooltip, and the value if the host reports one', () => {
  const { rows } = drawTokens(someTokens)
  const words = rows().map((row) =>
    [...row.querySelectorAll('bdi')].map((each) => each.textContent),
  )
  expect(words[0]).toEqual(['USD Coin', '2,480.1 USDC'])
  expect(words[1]).toEqual(['Dai', '0 DAI'])
  expect(words[3]).toEqual(['رمز الميناء', '<0.001 HBR'])
  expect(rows()[0]?.lastElementChild?.textContent).toBe('$2,480.15')
  expect(rows()[3]?.textContent).not.toContain('$')
  const exact = { title: '2,480.15 USDC' }
  expect(rows()[0]?.querySelectorAll('[title]')[1]).toMatchObject(exact)
})

test('the list shows four tokens, and a button shows the others and moves the focus to the heading', async () => {
  const { dialog, rows } = drawTokens(someTokens)
  expect(rows()).toHaveLength(4)
  const more = dialog.querySelector<HTMLElement>('[data-testid=wd-more-tokens]')
  expect(more?.textContent).toBe('Show 2 more')
  more?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(rows).toHaveLength(6)
  await expect.poll(() => focusedElement()?.textContent).toBe('Tokens')
  expect(dialog.querySelector('[data-testid=wd-more-tokens]')).toBe(null)
})

test('the list renders only the visible rows of hundreds of tokens', async () => {
  const many = Array.from({ length: 500 }, (_, at) => ({
    name: `Token ${at}`,
    symbol: 'T',
    value: 1n,
    decimals: 0,
  }))
  const { dialog, rows } = drawTokens(many)
  dialog.querySelector<HTMLElement>('[data-testid=wd-more-tokens]')?.click()
  await expect.poll(() => rows().length).toBeGreaterThan(4)
  expect(rows().length).toBeLessThan(100)
})

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
  expect(edges(third).bottom).toBeGreaterThan(footer - fadeHeight / 2)
})
