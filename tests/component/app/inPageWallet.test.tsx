import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import type { SendTransaction } from '../../../src/features/transactions/SendTransaction'
import { useSendTransaction } from '../../../src/features/transactions/useSendTransaction'
import { dockOf } from '../../../src/remote/page/dockOf'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { render } from '../../fixtures/pages/render'
import { otherAddress } from '../engine/startEngine'
import { aHost } from '../features/signIn/signInHost'
import { byTestId, choose, config } from './aPage'
import { installDrawingWallet, waysToDraw } from './drawingWallet'

const id = 'test.drawing'
const [[, draw] = []] = waysToDraw
if (!draw) throw new Error('No wallet draws.')

/** The button of the wallet's prompt. */
const approve = page.getByRole('button', { name: 'Approve' })

async function openConnect() {
  const { session, wallets } = dockOf(config)
  onTestFinished(() => session.send({ type: 'CLOSE' }))
  await wallets.load()
  await expect
    .poll(() =>
      wallets
        .get()
        ?.getListed()
        .some((each) => each.id === id),
    )
    .toBe(true)
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect.poll(() => ourDialog()).toBeTruthy()
  return session
}

const ourDialog = () =>
  [...document.querySelectorAll('div[data-walletdock]')]
    .map((host) => host.shadowRoot?.querySelector('dialog[open]'))
    .find(Boolean)

const isModal = () => ourDialog()?.matches(':modal')

async function connectDrawn() {
  const session = await openConnect()
  choose(dockOf(config), id)
  await approve.click()
  const type = () => session.getState().connection.type
  await expect.poll(type).toBe('connected')
  return session
}

type Send = SendTransaction['send']

function Sender({ tell }: { readonly tell: (send: Send) => void }) {
  tell(useSendTransaction().send)
  return null
}

function drawHost() {
  const sends: Send[] = []
  render(
    <WalletProvider {...config}>
      <ConnectButton />
      <Sender tell={(send) => sends.push(send)} />
    </WalletProvider>,
  )
  return { send: () => sends.at(-1) }
}

test.each(waysToDraw)(
  'a prompt that the wallet draws %s can be answered during connect',
  async (_, way) => {
    const { approved } = installDrawingWallet(way)
    drawHost()
    const session = await openConnect()
    expect(isModal()).toBe(true)
    choose(dockOf(config), id)
    await expect.poll(isModal).toBe(false)
    // Locators cannot find elements in a closed shadow root.
    const closed = document.querySelector('a-wallet')
    if (closed && !closed.shadowRoot) await userEvent.click(closed)
    else await approve.click()
    await expect
      .poll(() => session.getState().connection.type)
      .toBe('connected')
    expect(approved).toHaveLength(1)
    expect(ourDialog()).toBeUndefined()
  },
)

test('the network dialog is modal until the wallet draws its prompt into the page, so that the visitor can answer it', async () => {
  const { approved } = installDrawingWallet(draw)
  drawHost()
  const session = await connectDrawn()
  session.send({ type: 'OPEN', dialog: 'network' })
  await expect.poll(isModal).toBe(true)
  session.send({ type: 'SWITCH', chainId: 10 })
  await approve.click()
  await expect
    .poll(() => session.getState().connection.account?.chainId)
    .toBe(10)
  expect(approved.at(-1)).toBe('wallet_switchEthereumChain')
})

test('a prompt in the page can be answered during sign-in', async () => {
  const { approved } = installDrawingWallet(draw)
  const { status } = aHost()
  await connectDrawn()
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  byTestId('sign-in')?.click()
  await approve.click()
  await expect.poll(status).toBe('connected')
  expect(approved.at(-1)).toBe('personal_sign')
})

test('while the account dialog is open, the visitor can answer a wallet’s in-page prompt for a transaction', async () => {
  const { approved } = installDrawingWallet(draw)
  const { send } = drawHost()
  const session = await connectDrawn()
  session.send({ type: 'OPEN', dialog: 'account' })
  await expect.poll(isModal).toBe(true)
  const sent = send()?.({ to: otherAddress, value: 1n })
  await approve.click()
  expect(await sent).toMatch(/^0x[\da-f]{64}$/)
  expect(approved.at(-1)).toBe('eth_sendTransaction')
  await expect.poll(isModal).toBe(true)
})

test('the dialog becomes modal again when the wallet removes its prompt', async () => {
  installDrawingWallet(() => () => {})
  drawHost()
  await openConnect()
  choose(dockOf(config), id)
  const overlay = document.createElement('div')
  overlay.style.cssText = 'position: fixed; inset: 0'
  overlay.append(document.createElement('button'))
  document.body.append(overlay)
  await expect.poll(isModal).toBe(false)
  overlay.remove()
  await expect.poll(isModal).toBe(true)
})

const bar = (content: string) =>
  `<div style="position: fixed; inset: 0 0 auto; height: 40px">${content}</div>`

test.each([
  ['adds a bar that nobody can press', '', bar('…')],
  ['adds a part of its flow', '', '<div><button>More</button></div>'],
  [
    'adds a tracker',
    '',
    '<iframe style="position: fixed; width: 1px; height: 1px; border: 0"></iframe>',
  ],
  ['changes its header', bar('<button>Menu</button>'), '<button>More</button>'],
])(
  'the dialog stays modal while the wallet prompts and the page %s',
  async (_, before, added) => {
    installDrawingWallet(() => () => {})
    const place = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => place.remove())
    const add = (to: Element, markup: string) =>
      to.append(document.createRange().createContextualFragment(markup))
    add(place, before)
    drawHost()
    await openConnect()
    choose(dockOf(config), id)
    const header = place.firstElementChild
    if (header) header.className = 'is-small'
    add(header ?? place, added)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await nextFrames()
    expect(isModal()).toBe(true)
  },
)
