import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TokenList } from '../../../../src/features/tokens/TokenList'
import { focusedElement } from '../../../../src/ui/dialog/focus'
import type { TokenBalance } from '../../../../src/wallet/session/AccountOptions'
import { someTokens } from '../../../fixtures/states/someTokens'
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
  expect(focusedElement()?.textContent).toBe('Tokens')
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
