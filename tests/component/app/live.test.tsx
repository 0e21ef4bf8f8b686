import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { LiveOptions } from '../../../src/app/liveOptions'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { dockOf } from '../../../src/remote/page/dockOf'
import { mount } from '../../../src/remote/page/mount'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import { install } from '../engine/startEngine'
import { byTestId, config, connect, inWalletdock } from './aPage'

function aPlace() {
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  const host = () => place.querySelector<HTMLElement>('[data-walletdock]')
  const button = () => host()?.shadowRoot?.querySelector('button')
  const background = () => {
    const element = button()
    return element && getComputedStyle(element).backgroundColor
  }
  const scheme = () => host()?.style.getPropertyValue('--wd-scheme')
  return { place, button, background, scheme, host }
}

/** An earlier test file may have left the pointer where the button will appear, which changes its colour. */
async function movePointerAway() {
  const corner = document.body.appendChild(document.createElement('div'))
  corner.style.cssText = 'position:fixed;right:0;bottom:0;width:9px;height:9px'
  onTestFinished(() => corner.remove())
  await userEvent.hover(corner)
}

/** A React page that passes its options as props. */
function aReactPage() {
  const here = aPlace()
  const root = createRoot(here.place)
  onTestFinished(() => root.unmount())
  const render = (options: LiveOptions) =>
    root.render(
      <WalletProvider {...config} {...options}>
        <ConnectButton />
      </WalletProvider>,
    )
  return { ...here, change: render }
}

/** A page without React. */
function aPlainPage() {
  const here = aPlace()
  let mounted: ReturnType<typeof mount> | undefined
  onTestFinished(() => mounted?.unmount())
  return {
    ...here,
    change(options: LiveOptions) {
      if (mounted) mounted.update(options)
      else mounted = mount(here.place, { ...config, ...options })
    },
  }
}

test.each([
  ['a provider', aReactPage],
  ['mount', aPlainPage],
])(
  'the appearance and the language of a button follow the options of %s',
  async (_, aPage) => {
    await movePointerAway()
    const { background, button, change, scheme } = aPage()
    change({ theme: 'light', locale: 'en', accent: '#3f6b2f' })
    await expect.poll(() => button()?.textContent).toBe('Connect wallet')
    const element = button()
    expect([scheme(), background()]).toEqual(['light', 'rgb(63, 107, 47)'])
    change({ theme: 'dark', locale: 'de', accent: '#d6336c' })
    await expect.poll(() => button()?.textContent).toBe('Wallet verbinden')
    expect(scheme()).toBe('dark')
    await expect.poll(background).toBe('rgb(214, 51, 108)')
    change({
      theme: 'dark',
      locale: 'de',
      accent: '#d6336c',
      messages: { de: { button: { connect: 'Los' } } },
    })
    await expect.poll(() => button()?.textContent).toBe('Los')
    // The element stays the same, so that it can keep the focus.
    expect(button()).toBe(element)
  },
)

test('a look that is removed leaves no styles behind', async () => {
  const { change, button, host } = aReactPage()
  change({ theme: 'light' })
  await expect.poll(button).toBeTruthy()
  const style = () =>
    (host()?.getAttribute('style') ?? '').split(/; ?/).sort().join('; ')
  const plain = style()
  change({ theme: 'light', look: { surface: '#102030', motion: 'reduced' } })
  await expect.poll(style).toContain('--wd-surface')
  change({ theme: 'light' })
  await expect.poll(style).toBe(plain)
})

test('update keeps the options that it does not receive', async () => {
  const { place, button } = aPlace()
  const mounted = mount(place, config, { label: 'Join' })
  onTestFinished(() => mounted.unmount())
  mounted.update({ auth: undefined })
  expect(button()?.textContent).toBe('Join')
  mounted.update({ theme: 'dark' })
  expect(button()?.textContent).toBe('Join')
  mounted.update({ label: undefined })
  expect(button()?.textContent).toBe('Connect wallet')
})

test('an open dialog follows changes of the theme and the language', async () => {
  const { change } = aReactPage()
  change({ locale: 'en', theme: 'light' })
  const { session } = dockOf(config)
  session.send({ type: 'OPEN', dialog: 'connect' })
  onTestFinished(() => session.send({ type: 'CLOSE' }))
  const island = () =>
    [...document.querySelectorAll<HTMLElement>('[data-walletdock]')].find(
      (it) => it.shadowRoot?.querySelector('dialog'),
    )
  const heading = () => island()?.shadowRoot?.querySelector('h1')?.textContent
  await expect.poll(heading).toBe('Connect a wallet')
  change({ locale: 'de', theme: 'dark' })
  await expect.poll(heading).toBe('Wallet verbinden')
  expect(island()?.lang).toBe('de')
  expect(island()?.style.getPropertyValue('--wd-scheme')).toBe('dark')
})

test('the avatars of the button and of an open dialog follow the function of the latest render', async () => {
  install()
  const { change } = aReactPage()
  const picture = (fill: string) => () =>
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" fill="${fill}"/>`
  change({ avatar: picture('red') })
  const { session } = await connect()
  onTestFinished(() => session.send({ type: 'CLOSE' }))
  session.send({ type: 'OPEN', dialog: 'account' })
  const shown = () =>
    [byTestId('account-button'), inWalletdock('dialog')].map((part) => {
      // The first picture is the avatar. The wallet's icon follows it.
      const avatar = part?.querySelector('[data-round]')
      return avatar?.querySelector('img')?.getAttribute('src')
    })
  await expect.poll(shown).toEqual([picture('red')(), picture('red')()])
  change({ avatar: picture('blue') })
  await expect.poll(shown).toEqual([picture('blue')(), picture('blue')()])
  change({})
  await expect.poll(shown).toEqual([undefined, undefined])
})
