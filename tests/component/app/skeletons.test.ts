import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { dockOf } from '../../../src/remote/page/dockOf'
import { chains, install } from '../engine/startEngine'
import { config, connect } from './aPage'

const full: Partial<WalletdockConfig> = {
  accountActions: ['Buy', 'Send', 'Swap'].map((label) => ({
    label,
    onSelect: () => undefined,
  })),
  fiatValue: () => ({ amount: 1, currency: 'EUR' }),
  showRecentTransactions: true,
  tokens: () => new Promise(() => undefined),
}
const third = { ...chains[1], id: 7, name: 'Third' }

const content = () =>
  [...document.querySelectorAll('div[data-walletdock]')]
    .map(({ shadowRoot }) =>
      shadowRoot?.querySelector<HTMLElement>('dialog[open] > div'),
    )
    .find(Boolean)

test.each([
  ['account', 'disconnect', {}],
  ['account', 'disconnect', full],
  ['network', 'chain-10', {}],
  ['network', 'chain-10', { chains: [...chains, third] }],
] as const)(
  'while the view of the %s dialog loads, its placeholder has the height of the view',
  async (name, testId, options) => {
    // In this window, no dialog has to scroll.
    await page.viewport(1280, 1600)
    onTestFinished(() => page.viewport(1280, 800))
    install()
    const { session, views } = dockOf({ ...config, ...options })
    const { load } = views[name]
    let arrive = () => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    Object.assign(views[name], { load: () => late.then(load) })
    await connect(options)
    await expect.poll(content).toBeUndefined()
    session.send({ type: 'OPEN', dialog: name })
    onTestFinished(() => session.send({ type: 'CLOSE' }))
    const busy = () => content()?.querySelector(':scope > [aria-busy=true]')
    await expect.poll(busy).toBeTruthy()
    const placeholder = content()?.offsetHeight
    arrive()
    await expect
      .poll(() => content()?.querySelector(`[data-testid=wd-${testId}]`))
      .toBeTruthy()
    expect(content()?.offsetHeight).toBe(placeholder)
  },
)
