import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dockOf } from '../../../src/app/dockOf'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { mount } from '../../../src/app/react/mount'
import { WalletProvider } from '../../../src/app/react/WalletProvider'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { attemptOf } from '../../../src/session/dialog/attemptOf'
import { install } from '../engine/startEngine'
import { acme as bare, config as usual } from './aPage'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" />'
const acme = {
  ...bare,
  iconUrl: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
}
const config: WalletdockConfig = {
  ...usual,
  wallets: [{ groupName: 'Popular', wallets: [acme] }],
}

const withOthers: Partial<WalletdockConfig> = {
  projectId: 'id',
  wallets: [{ groupName: 'Popular', wallets: [acme, 'rabby', 'safe'] }],
}

/** A page with a button of one wallet. */
async function page(
  wallet: string,
  more: Partial<WalletdockConfig> = {},
  label?: string,
) {
  const given = { ...config, ...more }
  const container = document.body.appendChild(document.createElement('div'))
  const onUncaughtError = vi.fn<(error: unknown) => void>()
  const root = createRoot(container, { onUncaughtError })
  const draw = (one?: string) =>
    root.render(
      <WalletProvider {...given}>
        <ConnectButton wallet={one} label={label} />
      </WalletProvider>,
    )
  draw(wallet)
  const { session } = dockOf(given)
  onTestFinished(() => {
    session.send({ type: 'CLOSE' })
    root.unmount()
    container.remove()
  })
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    [...document.querySelectorAll('[data-walletdock]')]
      .flatMap(({ shadowRoot }) => shadowRoot ?? [])
      .flatMap((it) => it.querySelector<Found>(selector) ?? [])
      .at(-1)
  const button = () => find('[data-testid=wd-connect-button]')
  const buttons = () => [
    ...(find('dialog')?.querySelectorAll<HTMLElement>('button') ?? []),
  ]
  const step = () => {
    const { dialog } = session.getState()
    return dialog?.name === 'connect' ? dialog.flow.page.step : undefined
  }
  return { button, buttons, draw, find, onUncaughtError, session, step }
}

const hasText = (text: string) => (element: HTMLElement) =>
  element.textContent === text

test('it has the wallet’s name and mark, in the language of the page', async () => {
  const { button } = await page('acme')
  await expect.poll(() => button()?.textContent).toBe('Connect with Acme')
  const mark = button()?.querySelector('img')
  expect([mark?.width, mark?.height, mark?.alt]).toEqual([24, 24, ''])
})

test.each([
  ['de', 'Mit Acme verbinden'],
  ['zh-HK', '使用 Acme 連接'],
])('in %s it says %s', async (locale, words) => {
  const { button } = await page('acme', { locale })
  await expect.poll(() => button()?.textContent).toBe(words)
})

test('a host’s own label stands beside the mark', async () => {
  const { button } = await page('acme', {}, 'Pay with Acme')
  await expect.poll(() => button()?.textContent).toBe('Pay with Acme')
  // The label is there before the wallet is known.
  await expect.poll(() => button()?.querySelector('img')).toBeTruthy()
})

test('a wallet that is installed is asked at once, and then the button is the usual one', async () => {
  install()
  const { button, find, session } = await page('acme')
  await expect.poll(() => button()?.textContent).toBe('Connect with Acme')
  button()?.click()
  expect(attemptOf(session.getState())).toMatchObject({ walletId: 'acme' })
  await expect.poll(() => find('[data-testid=wd-account-button]')).toBeTruthy()
  expect(session.getState()).toMatchObject({ dialog: undefined })
  expect(session.getState().opener?.wallet).toBeUndefined()
})

test('a press before its name has loaded leads to that wallet', async () => {
  install()
  const place = document.body.appendChild(document.createElement('div'))
  const mounted = mount(place, config, { wallet: 'acme' })
  onTestFinished(() => {
    mounted.unmount()
    place.remove()
  })
  const root = place.querySelector('[data-walletdock]')?.shadowRoot
  const button = root?.querySelector('button')
  expect(button?.textContent).toBe('')
  button?.click()
  await expect
    .poll(() => mounted.getSnapshot())
    .toMatchObject({ status: 'connected', connector: { id: 'acme' } })
})

test('one that is not here opens its own page in a single column, with no way back to a list', async () => {
  const { button, find, step } = await page('rabby', withOthers)
  await expect.poll(() => button()?.textContent).toMatch(/Rabby Wallet$/)
  button()?.click()
  await expect.poll(() => find('dialog h1')?.textContent).toBe('Get Rabby')
  expect(step()).toBe('DOWNLOAD_OPTIONS')
  expect(find('dialog [data-layout=compact]')).toBeTruthy()
  expect(find('dialog [part=row]')).toBeFalsy()
  expect(find('dialog [data-testid=wd-back]')).toBeFalsy()
})

test('where the wallet is of no use, its page leads to the others', async () => {
  const { button, buttons, find, step } = await page('safe', withOthers)
  await expect.poll(() => button()?.textContent).toBe('Connect with Safe')
  button()?.click()
  await expect.poll(step).toBe('CONNECT')
  const others = () => buttons().find(hasText('Other wallets'))
  await expect.poll(others).toBeTruthy()
  others()?.click()
  await expect
    .poll(() => find('dialog [data-testid=wd-wallet-acme]'))
    .toBeTruthy()
})

test('the next dialog is the usual one again', async () => {
  const { button, find, session } = await page('rabby', withOthers)
  await expect.poll(() => button()?.textContent).toMatch(/Rabby/)
  button()?.click()
  await expect.poll(() => find('dialog h1')?.textContent).toBe('Get Rabby')
  session.send({ type: 'CLOSE' })
  await expect.poll(() => find('dialog')).toBeFalsy()
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect
    .poll(() => find('dialog [data-testid=wd-wallet-acme]'))
    .toBeTruthy()
})

const link = '[Terms](https://shop.example/terms)'

test('terms that must be accepted come first, with that wallet alone', async () => {
  install()
  const { button, find, session } = await page('acme', {
    ...withOthers,
    moreWallets: true,
    terms: { text: `You agree to our ${link}.`, mustAccept: true },
  })
  await expect.poll(() => button()?.textContent).toBe('Connect with Acme')
  button()?.click()
  const box = () => find<HTMLInputElement>('dialog [data-testid=wd-terms]')
  await expect.poll(box).toBeTruthy()
  expect(attemptOf(session.getState())).toBeUndefined()
  expect(find('dialog [data-testid=wd-wallet-rabby]')).toBeFalsy()
  expect(find('dialog [data-testid=wd-more-wallets]')).toBeFalsy()
  const row = () => find('dialog [data-testid=wd-wallet-acme]')
  expect(row()?.ariaDisabled).toBe('true')
  box()?.click()
  await expect.poll(() => row()?.ariaDisabled).toBeNull()
  row()?.click()
  await expect.poll(() => session.getState().connection.type).toBe('connected')
})

test('terms that are only told stand below the wallet’s page', async () => {
  const { button, find } = await page('rabby', {
    ...withOthers,
    terms: { text: `You agree to our ${link}.` },
  })
  await expect.poll(() => button()?.textContent).toMatch(/Rabby/)
  button()?.click()
  await expect
    .poll(() => find('dialog p:has(> span > a)')?.textContent)
    .toBe('You agree to our Terms.')
})

test('a wallet that is not in the list is told to the host, with those that are', async () => {
  const { onUncaughtError } = await page('rabby')
  await expect.poll(() => onUncaughtError.mock.calls.length).toBe(1)
  expect(String(onUncaughtError.mock.calls[0]?.[0])).toBe(
    'ConfigurationError: The button is for a wallet that is not in the list: "rabby".\nAdd it to `wallets`, or use one of: acme.',
  )
})

test('a button whose `wallet` is taken away becomes the usual one, and has its wallet again when that is given back', async () => {
  const { button, draw, onUncaughtError } = await page('acme')
  await expect.poll(() => button()?.textContent).toBe('Connect with Acme')
  draw()
  await expect.poll(() => button()?.textContent).toBe('Connect wallet')
  draw('acme')
  await expect.poll(() => button()?.textContent).toBe('Connect with Acme')
  expect(onUncaughtError).not.toHaveBeenCalled()
})

test('a page without React has the same by `mount`', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const mounted = mount(element, config, { wallet: 'acme' })
  onTestFinished(() => {
    mounted.unmount()
    element.remove()
  })
  const text = () =>
    element
      .querySelector('[data-walletdock]')
      ?.shadowRoot?.querySelector('button')?.textContent
  await expect.poll(text).toBe('Connect with Acme')
  mounted.update({ label: 'Join' })
  await expect.poll(text).toBe('Join')
  const failures: unknown[] = []
  mounted.onFailure((error) => failures.push(error))
  // As `<wallet-dock>` does when its attribute is removed.
  mounted.update({ label: undefined, wallet: undefined })
  await expect.poll(text).toBe('Connect wallet')
  expect(failures).toEqual([])
})
