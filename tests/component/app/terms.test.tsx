import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dockOf } from '../../../src/app/dockOf'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { WalletProvider } from '../../../src/app/react/WalletProvider'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { attemptOf } from '../../../src/session/dialog/attemptOf'
import { install } from '../engine/startEngine'
import { config, connect } from './aPage'

const text =
  'You agree to our [Terms](https://shop.example/terms) and [Privacy](https://shop.example/privacy).'
const mustAccept = { text, mustAccept: true, version: '7' } as const

/** Opens the connect dialog of a page that is drawn. */
async function openDialog(more: Partial<WalletdockConfig>) {
  const given = { ...config, ...more }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <WalletProvider {...given}>
      <ConnectButton />
    </WalletProvider>,
  )
  const { session } = dockOf(given)
  onTestFinished(() => {
    session.send({ type: 'CLOSE' })
    root.unmount()
    container.remove()
  })
  session.send({ type: 'OPEN', dialog: 'connect' })
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    [...document.querySelectorAll('[data-walletdock]')]
      .flatMap(({ shadowRoot }) => shadowRoot ?? [])
      .flatMap((it) => it.querySelector<Found>(`dialog ${selector}`) ?? [])
      // A dialog that fades away stands before it.
      .at(-1)
  const row = (id: string) => find(`[data-testid=wd-wallet-${id}]`)
  const box = () => find<HTMLInputElement>('[data-testid=wd-terms]')
  await expect.poll(() => row('acme')).toBeTruthy()
  return { box, find, root, row, session }
}

test('terms are a line below the list with links that open beside the page, and hold nobody back', async () => {
  install()
  const { box, find, row, session } = await openDialog({ terms: { text } })
  expect(box()).toBeFalsy()
  const line = find('p:has(> span > a)')
  expect(line?.textContent).toBe('You agree to our Terms and Privacy.')
  const links = [...(line?.querySelectorAll('a') ?? [])]
  expect(links.map(({ href, rel, target }) => [href, rel, target])).toEqual([
    ['https://shop.example/terms', 'noreferrer', '_blank'],
    ['https://shop.example/privacy', 'noreferrer', '_blank'],
  ])
  expect(row('acme')?.ariaDisabled).toBeNull()
  row('acme')?.click()
  await expect.poll(() => session.getState().connection.type).toBe('connected')
})

test('before the box is ticked a wallet is not asked: a press points the box out and says why', async () => {
  install()
  const page = await openDialog({ terms: mustAccept })
  const { box, find, row, session } = page
  expect(box()?.labels?.[0]?.textContent).toBe(
    'You agree to our Terms and Privacy.',
  )
  expect(row('acme')?.ariaDisabled).toBe('true')
  const why = row('acme')?.getAttribute('aria-describedby')
  expect(find(`#${why}`)?.textContent).toBe(
    'Tick the box first, then choose a wallet.',
  )
  expect(box()?.ariaInvalid).toBeNull()
  row('acme')?.click()
  await expect.poll(() => box()?.matches(':focus')).toBe(true)
  expect(box()?.ariaInvalid).toBe('true')
  expect(box()?.getAttribute('aria-describedby')).toBe(why)
  expect(attemptOf(session.getState())).toBeUndefined()
  // The same again, from elsewhere.
  row('acme')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => box()?.matches(':focus')).toBe(true)
  expect(attemptOf(session.getState())).toBeUndefined()

  await userEvent.keyboard(' ')
  await expect.poll(() => box()?.checked).toBe(true)
  expect(row('acme')?.ariaDisabled).toBeNull()
  expect(find(`#${why}`)).toBeFalsy()
  row('acme')?.click()
  await expect.poll(() => session.getState().connection.type).toBe('connected')
  expect(localStorage.getItem('walletdock.terms')).toBe('7')
})

test('what was pointed out is forgotten with the dialog, and an answer that is taken back holds again', async () => {
  const { box, row, session } = await openDialog({ terms: mustAccept })
  row('acme')?.click()
  await expect.poll(() => box()?.ariaInvalid).toBe('true')
  session.send({ type: 'CLOSE' })
  await expect.poll(box).toBeFalsy()
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect.poll(box).toBeTruthy()
  expect(box()?.ariaInvalid).toBeNull()
  box()?.click()
  await expect.poll(() => row('acme')?.ariaDisabled).toBeNull()
  box()?.click()
  await expect.poll(() => row('acme')?.ariaDisabled).toBe('true')
  expect(localStorage.getItem('walletdock.terms')).toBeNull()
})

test('the version that was accepted is not asked for again', async () => {
  localStorage.setItem('walletdock.terms', '7')
  const { box, row } = await openDialog({ terms: mustAccept })
  expect(box()?.checked).toBe(true)
  expect(row('acme')?.ariaDisabled).toBeNull()
})

test('a connection of an earlier visit stays, whatever was agreed to then', async () => {
  install()
  await connect()
  // Another visit.
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.registry/1'))
  const { session } = dockOf({ ...config, terms: mustAccept })
  await expect.poll(() => session.getState().connection.type).toBe('connected')
})

test('the way to other wallets is held back as well', async () => {
  const { box, find } = await openDialog({
    projectId: 'id',
    moreWallets: true,
    terms: mustAccept,
  })
  const others = () => find('[data-testid=wd-more-wallets]')
  expect(others()?.ariaDisabled).toBe('true')
  others()?.click()
  await expect.poll(() => box()?.matches(':focus')).toBe(true)
  expect(others()).toBeTruthy()
  box()?.click()
  await expect.poll(() => others()?.ariaDisabled).toBeNull()
  others()?.click()
  await expect.poll(others).toBeFalsy()
})

test('a page that hides the list leads back to it', async () => {
  const { box, session } = await openDialog({
    projectId: 'id',
    layout: 'compact',
    wallets: [
      ...(config.wallets ?? []),
      { groupName: 'More', wallets: ['rainbow'] },
    ],
    terms: mustAccept,
  })
  session.send({
    type: 'SHOW',
    step: 'INSTRUCTIONS_MOBILE',
    walletId: 'rainbow',
  })
  await expect.poll(box).toBeFalsy()
  const connectNow = () =>
    [...document.querySelectorAll('[data-walletdock]')]
      .flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll<HTMLElement>('dialog button') ?? []),
      ])
      .find(({ textContent }) => textContent === 'Connect')
  await expect.poll(connectNow).toBeTruthy()
  connectNow()?.click()
  await expect.poll(() => box()?.matches(':focus')).toBe(true)
  expect(box()?.ariaInvalid).toBe('true')
  expect(attemptOf(session.getState())).toBeUndefined()
})

test.each([
  ['de-AT', 'de', 'Sie stimmen den AGB zu.'],
  ['zh-HK', 'zh-TW', '你同意條款。'],
  ['fr', 'en', 'You agree to our Terms.'],
])(
  'a visitor who reads %s gets the text in %s',
  async (locale, lang, words) => {
    const link = (name: string) => `[${name}](https://shop.example/terms)`
    const { find } = await openDialog({
      locale,
      terms: {
        text: {
          de: `Sie stimmen den ${link('AGB')} zu.`,
          'zh-CN': `你同意${link('条款')}。`,
          'zh-TW': `你同意${link('條款')}。`,
          en: `You agree to our ${link('Terms')}.`,
        },
      },
    })
    const shown = () => find('p > span:has(> a)')
    // A language that takes longer than 4 s is English until it is here.
    await expect.poll(() => shown()?.textContent).toBe(words)
    expect(shown()?.lang).toBe(lang)
    expect(shown()?.dir).toBe('auto')
  },
)

test('terms that cannot be shown are told to the host, a moment later', async () => {
  const { checked } = dockOf({ ...config, terms: { text: 'You agree.' } })
  await expect(checked).rejects.toThrow(/^The `terms` have no link/)
})
