import { onTestFinished } from 'vitest'
import { createTestProvider } from '../../../src/testWallet/createTestProvider'
import { announceProvider } from '../engine/announceProvider'
import { mnemonic, ownAccount } from '../engine/ownAccount'
import { rpcUrls } from '../engine/startEngine'

const address = await ownAccount()

/** Draws a prompt into the page. @returns function that removes the prompt */
export type Draw = (approve: HTMLButtonElement) => () => void

const panel =
  'position: fixed; inset: 20% 30%; z-index: 1000; background: #fff; display: grid'

const appended =
  (style: string, place = document.body): Draw =>
  (approve) => {
    const overlay = document.createElement('div')
    overlay.style.cssText = style
    overlay.append(approve)
    place.append(overlay)
    return () => overlay.remove()
  }

/** The element is always in the page, and visible while the wallet prompts. */
const shown: Draw = (approve) => {
  lasting.append(approve)
  lasting.style.display = 'grid'
  return () => {
    lasting.style.display = 'none'
  }
}
const lasting = document.createElement('div')
lasting.style.cssText = `${panel}; display: none`

const inShadow =
  (mode: ShadowRootMode): Draw =>
  (approve) => {
    const overlay = document.createElement('a-wallet')
    overlay.style.cssText = panel
    overlay.attachShadow({ mode }).append(approve)
    approve.style.cssText = 'width: 100%; height: 100%'
    document.body.append(overlay)
    return () => overlay.remove()
  }

/** The container has no CSS position, like the root elements of React and other libraries. */
const rendered: Draw = (approve) => {
  const root = document.createElement('div')
  document.body.append(root)
  const close = appended(panel, root)(approve)
  return () => {
    close()
    root.remove()
  }
}

const native: Draw = (approve) => {
  const dialog = document.createElement('dialog')
  dialog.append(approve)
  document.body.append(dialog)
  dialog.showModal()
  return () => dialog.remove()
}

const popover: Draw = (approve) => {
  const overlay = document.createElement('div')
  overlay.popover = 'manual'
  overlay.append(approve)
  document.body.append(overlay)
  overlay.showPopover()
  return () => overlay.remove()
}

/** The overlay fades in and out. */
const animated: Draw = (approve) => {
  const overlay = document.createElement('div')
  overlay.style.cssText = panel
  overlay.append(approve)
  document.body.append(overlay)
  const timing = { duration: 150, fill: 'both' } as const
  overlay.animate({ opacity: [0, 1], scale: [0, 1] }, timing)
  return () => {
    const exit = overlay.animate({ opacity: [1, 0] }, timing)
    exit.finished.then(() => overlay.remove())
  }
}

/** The ways in which wallets draw prompts into a page. */
export const waysToDraw: readonly (readonly [string, Draw])[] = [
  ['in the middle, with a low z-index', appended(panel)],
  [
    'in a corner',
    appended(
      'position: fixed; inset: 8px 8px auto auto; padding: 24px; z-index: 2147483647',
    ),
  ],
  ['at the end of html', appended(panel, document.documentElement)],
  [
    'at the top of the body, absolute',
    appended('position: absolute; inset: 0; z-index: 99'),
  ],
  ['in a root of its own', rendered],
  ['in an element that was hidden', shown],
  ['in an open shadow root', inShadow('open')],
  ['in a closed shadow root', inShadow('closed')],
  ['as a native dialog', native],
  ['as a popover', popover],
  ['with an animation', animated],
]

const prompts =
  /^(eth_requestAccounts|wallet_requestPermissions|wallet_switchEthereumChain|personal_sign|eth_sendTransaction)$/

/** Announces a wallet that draws all its prompts into the page. */
export function installDrawingWallet(draw: Draw) {
  const { provider } = createTestProvider({
    address,
    mnemonic,
    rpcUrls,
    chainId: 8453,
  })
  document.body.append(lasting)
  onTestFinished(() => lasting.remove())
  const approved: string[] = []

  async function request(question: { method: string }) {
    const { method } = question
    if (prompts.test(method)) {
      await new Promise<void>((resolve) => {
        const approve = document.createElement('button')
        approve.textContent = 'Approve'
        approve.style.cssText = 'width: 200px; height: 60px; margin: auto'
        const close = draw(approve)
        approve.onclick = () => {
          approved.push(method)
          approve.remove()
          close()
          resolve()
        }
      })
    }
    return provider.request(question)
  }
  const drawing = Object.assign(Object.create(provider), { request })
  announceProvider({ name: 'Drawing', rdns: 'test.drawing', icon: '' }, drawing)
  return { approved }
}
