import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConnectButton } from '../../../../src/app/react/ConnectButton'
import type { WalletdockConfig } from '../../../../src/app/WalletdockConfig'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { WalletProvider } from '../../../../src/remote/page/WalletProvider'
import { attemptOf } from '../../../../src/wallet/session/selectors'
import {
  acme as bare,
  byTestId,
  inWalletdock,
  mountPage,
  config as usual,
} from '../../app/aPage'
import { install } from '../../engine/startEngine'

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

/** Renders a page with a button for one wallet. */
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
  const find = inWalletdock
  const button = () => byTestId('connect-button')
  const buttons = () => [
    ...(find('dialog')?.querySelectorAll<HTMLElement>('button') ?? []),
  ]
  const step = () => {
    const { dialog } = session.getState()
    return dialog?.name === 'connect' ? dialog.flow.step.name : undefined
  }
  return { button, buttons, draw, find, onUncaughtError, session, step }
}

const hasText = (text: string) => (element: HTMLElement) =>
  element.textContent === text

test.each([
  ['en', undefined, 'Connect with Acme'],
  ['zh-HK', undefined, '使用 Acme 連接'],
  ['en', 'Pay with Acme', 'Pay with Acme'],
])(
  'the button in %s with the label %s shows the wallet’s icon and “%s”',
  async (locale, label, words) => {
    const { button } = await page('acme', { locale }, label)
    await expect.poll(() => button()?.textContent).toBe(words)
    const mark = () => button()?.querySelector('img')
    // A label is rendered before the wallet list has loaded.
    await expect.poll(mark).toBeTruthy()
    expect([mark()?.width, mark()?.height, mark()?.alt]).toEqual([24, 24, ''])
  },
)

test('a click requests the connection from an installed wallet, and then the account button is shown', async () => {
  install()
  const { button, find, session } = await page('acme')
  await expect.poll(() => button()?.textContent).toBe('Connect with Acme')
  button()?.click()
  expect(attemptOf(session.getState())).toMatchObject({ walletId: 'acme' })
  await expect.poll(() => find('[data-testid=wd-account-button]')).toBeTruthy()
  expect(session.getState()).toMatchObject({ dialog: undefined })
})

test('a click before the wallet’s name has loaded connects that wallet', async () => {
  install()
  const mounted = mountPage(config, { wallet: 'acme' })
  const button = byTestId('connect-button')
  expect(button?.textContent).toBe('')
  button?.click()
  await expect
    .poll(() => mounted.getSnapshot())
    .toMatchObject({ status: 'connected', connector: { id: 'acme' } })
})

test('if the wallet is not installed, a click opens its download step in a compact dialog without a back button, and the next dialog lists all wallets', async () => {
  const { button, find, session, step } = await page('rabby', withOthers)
  await expect.poll(() => button()?.textContent).toMatch(/Rabby Wallet$/)
  button()?.click()
  await expect.poll(() => find('dialog h1')?.textContent).toBe('Get Rabby')
  expect(step()).toBe('DOWNLOAD_OPTIONS')
  expect(find('dialog [data-layout=compact]')).toBeTruthy()
  expect(find('dialog [part=row]')).toBeFalsy()
  expect(find('dialog [data-testid=wd-back]')).toBeFalsy()
  session.send({ type: 'CLOSE' })
  await expect.poll(() => find('dialog')).toBeFalsy()
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect
    .poll(() => find('dialog [data-testid=wd-wallet-acme]'))
    .toBeTruthy()
})

test('if the wallet cannot connect here, its step offers the other wallets', async () => {
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

const link = '[Terms](https://shop.example/terms)'

test('terms that must be accepted are shown first, with only the button’s wallet', async () => {
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

test('terms that need no acceptance are shown below the wallet’s step', async () => {
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

test('a wallet that is not in the list throws an error that names the listed wallets', async () => {
  const { onUncaughtError } = await page('rabby')
  await expect.poll(() => onUncaughtError.mock.calls.length).toBe(1)
  expect(String(onUncaughtError.mock.calls[0]?.[0])).toBe(
    'ConfigurationError: The wallet "rabby" is not in the list.\nAdd it to `wallets`, or use one of: acme.\nSee walletdock/troubleshoot.md#the-configuration-is-wrong',
  )
})

test('the button becomes the general one without `wallet`, and names its wallet again when `wallet` is set', async () => {
  const { button, draw, onUncaughtError } = await page('acme')
  await expect.poll(() => button()?.textContent).toBe('Connect with Acme')
  draw()
  await expect.poll(() => button()?.textContent).toBe('Connect wallet')
  draw('acme')
  await expect.poll(() => button()?.textContent).toBe('Connect with Acme')
  expect(onUncaughtError).not.toHaveBeenCalled()
})

test('mount accepts a wallet on a page without React', async () => {
  const mounted = mountPage(config, { wallet: 'acme' })
  const text = () => byTestId('connect-button')?.textContent
  await expect.poll(text).toBe('Connect with Acme')
  mounted.update({ label: 'Join' })
  await expect.poll(text).toBe('Join')
  const failures: unknown[] = []
  mounted.onFailure((error) => failures.push(error))
  // `<wallet-dock>` passes undefined when its attribute is removed.
  mounted.update({ label: undefined, wallet: undefined })
  await expect.poll(text).toBe('Connect wallet')
  expect(failures).toEqual([])
})

test.each([
  ['in the host’s list', 'acme'],
  ['that announces itself', 'xyz.other'],
])('open at a wallet %s connects it', async (_, wallet) => {
  install()
  install({ name: 'Other', rdns: 'xyz.other' })
  const mounted = mountPage(config)
  await mounted.getSnapshot().open('connect', { wallet })
  await expect
    .poll(() => mounted.getSnapshot())
    .toMatchObject({ status: 'connected', connector: { id: wallet } })
})

test('open at a wallet starts it in the dialog that lists all wallets', async () => {
  const { find, session, step } = await page('acme', withOthers)
  const { open } = dockOf({ ...config, ...withOthers }).getSnapshot()
  await open('connect')
  await expect
    .poll(() => find('dialog [data-testid=wd-wallet-rabby]'))
    .toBeTruthy()
  await open('connect', { wallet: 'rabby' })
  expect(step()).toBe('DOWNLOAD_OPTIONS')
  expect(session.getState().dialog).toMatchObject({ only: 'rabby' })
})

test.each(['rabby', ''])(
  'open at "%s", which is not in the list, rejects, and opens nothing',
  async (wallet) => {
    const mounted = mountPage(config)
    const opening = mounted.getSnapshot().open('connect', { wallet })
    await expect(opening).rejects.toThrow(
      `The wallet "${wallet}" is not in the list.\nAdd it to \`wallets\`, or use one of: acme.`,
    )
    expect(mounted.getSnapshot().dialog).toBeUndefined()
  },
)
