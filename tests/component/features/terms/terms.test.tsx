import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { WalletdockConfig } from '../../../../src/app/WalletdockConfig'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { attemptOf } from '../../../../src/wallet/session/selectors'
import { config, connect, inWalletdock, mountPage } from '../../app/aPage'
import { install } from '../../engine/startEngine'

const text =
  'You agree to our [Terms](https://shop.example/terms) and [Privacy](https://shop.example/privacy).'
const mustAccept = { text, mustAccept: true, version: '7' } as const

/** Renders a page and opens its connect dialog. */
async function openDialog(more: Partial<WalletdockConfig>) {
  mountPage(more)
  const { session, wallets } = dockOf({ ...config, ...more })
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    inWalletdock<Found>(`dialog ${selector}`)
  onTestFinished(async () => {
    session.send({ type: 'CLOSE' })
    // The dialog fades out.
    await expect.poll(() => find('*')).toBeFalsy()
  })
  session.send({ type: 'OPEN', dialog: 'connect' })
  const row = (id: string) => find(`[data-testid=wd-wallet-${id}]`)
  const box = () => find<HTMLInputElement>('[data-testid=wd-terms]')
  await expect.poll(() => row('acme')).toBeTruthy()
  return { box, find, row, session, wallets }
}

test('optional terms are a line with links below the list, and do not block the wallets', async () => {
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

test('until the box is ticked, pressing a wallet focuses the box and explains why', async () => {
  install()
  const { box, find, row, session } = await openDialog({ terms: mustAccept })
  expect(box()?.labels?.[0]?.textContent).toBe(
    'You agree to our Terms and Privacy.',
  )
  expect(row('acme')?.ariaDisabled).toBe('true')
  const why = row('acme')?.getAttribute('aria-describedby')
  expect(find(`#${why}`)?.textContent).toBe(
    'Accept the terms first, then choose a wallet.',
  )
  expect(box()?.ariaInvalid).toBeNull()
  row('acme')?.click()
  await expect.poll(() => box()?.matches(':focus')).toBe(true)
  expect(box()?.ariaInvalid).toBe('true')
  expect(box()?.getAttribute('aria-describedby')).toBe(why)
  expect(attemptOf(session.getState())).toBeUndefined()
  // The same happens with the keyboard, when the focus is elsewhere.
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

test('closing the dialog resets the invalid state of the box, and unticking it blocks the wallets again', async () => {
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

test('a visitor who has accepted this version finds the box ticked', async () => {
  localStorage.setItem('walletdock.terms', '7')
  const { box, row } = await openDialog({ terms: mustAccept })
  expect(box()?.checked).toBe(true)
  expect(row('acme')?.ariaDisabled).toBeNull()
})

test('an earlier connection is restored, even if its visitor has not accepted the terms', async () => {
  install()
  await connect()
  // Simulates another page load.
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.registry/3'))
  const { session } = dockOf({ ...config, terms: mustAccept })
  await expect.poll(() => session.getState().connection.type).toBe('connected')
})

test('until the box is ticked, pressing the button for more wallets focuses the box', async () => {
  const { box, find } = await openDialog({
    projectId: 'id',
    moreWallets: true,
    terms: mustAccept,
  })
  const others = () => find('[data-testid=wd-more-wallets]')
  // The previous test's dialog may still fade out.
  await expect.poll(() => others()?.ariaDisabled).toBe('true')
  others()?.click()
  await expect.poll(() => box()?.matches(':focus')).toBe(true)
  expect(others()).toBeTruthy()
  box()?.click()
  await expect.poll(() => others()?.ariaDisabled).toBeNull()
  others()?.click()
  await expect.poll(others).toBeFalsy()
})

test('if the box is not ticked, pressing Connect in a step without the list leads back to the list', async () => {
  const { box, session, wallets } = await openDialog({
    projectId: 'id',
    layout: 'compact',
    wallets: [
      ...(config.wallets ?? []),
      { groupName: 'More', wallets: ['rainbow'] },
    ],
    terms: mustAccept,
  })
  const wallet = wallets.get()?.find('rainbow')
  if (!wallet) throw new Error('Rainbow is not in the list.')
  session.send({ type: 'SHOW', step: 'INSTRUCTIONS_MOBILE', wallet })
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
  ['zh-HK', 'zh-TW', '你同意條款。'],
  ['fr', 'en', 'You agree to our Terms.'],
])(
  'a visitor whose language is %s gets the text in %s',
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
    // A language that takes longer than 4 s to load is replaced by English until it has loaded.
    await expect.poll(() => shown()?.textContent).toBe(words)
    expect(shown()?.lang).toBe(lang)
    expect(shown()?.dir).toBe('auto')
  },
)

test('`checked` rejects if the terms have no link', async () => {
  const { checked } = dockOf({ ...config, terms: { text: 'You agree.' } })
  await expect(checked).rejects.toThrow(/^The `terms` have no link/)
})
