import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { dockOf } from '../../../src/remote/page/dockOf'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import { render } from '../../fixtures/pages/render'
import { install } from '../engine/startEngine'
import { config } from './aPage'

type PageProps = { readonly children: ReactNode }

type DrawerProps = PageProps & {
  readonly phase: 'onClick' | 'onClickCapture'
  readonly delayMs: number
}

/** A drawer that closes on any click in it, and unmounts after a delay. */
function Drawer({ children, phase, delayMs }: DrawerProps) {
  const [isThere, setIsThere] = useState(true)
  const close = () => setTimeout(() => setIsThere(false), delayMs)
  return isThere && <div {...{ [phase]: close }}>{children}</div>
}

/** A drawer that stays in the page and becomes inert. */
function InertDrawer({ children }: PageProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <div inert={!isOpen} onClickCapture={() => setIsOpen(false)}>
      {children}
    </div>
  )
}

/** A modal that hides every other child of the body, including later ones, as React Aria does. */
function Hiding({
  attribute,
  children,
}: PageProps & { readonly attribute: 'inert' | 'aria-hidden' }) {
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    const hidden = new Set<Element>()
    const hideOthers = () => {
      for (const one of document.body.children)
        if (one !== place && !hidden.has(one)) {
          hidden.add(one)
          one.setAttribute(attribute, 'true')
        }
    }
    document.body.append(place)
    hideOthers()
    const observer = new MutationObserver(hideOthers)
    observer.observe(document.body, { childList: true })
    return () => {
      observer.disconnect()
      for (const one of hidden) one.removeAttribute(attribute)
      place.remove()
    }
  }, [attribute, place])
  return createPortal(children, place)
}

const ours = <ConnectButton />

const pages: [string, ReactNode][] = [
  ['is plain', ours],
  ...[0, 300].map((delay): [string, ReactNode] => [
    `has a drawer that closes on capture and unmounts after ${delay} ms`,
    <Drawer key={delay} phase="onClickCapture" delayMs={delay}>
      {ours}
    </Drawer>,
  ]),
  [
    'has a drawer that closes on bubbling and unmounts after 300 ms',
    <Drawer key="bubbling" phase="onClick" delayMs={300}>
      {ours}
    </Drawer>,
  ],
  [
    'has a drawer that is made inert',
    <InertDrawer key="inert">{ours}</InertDrawer>,
  ],
  [
    'hides all else from screen readers',
    <Hiding key="hidden" attribute="aria-hidden">
      {ours}
    </Hiding>,
  ],
  [
    'makes all else inert',
    <Hiding key="inert" attribute="inert">
      {ours}
    </Hiding>,
  ],
]

const button = page.getByTestId('wd-connect-button')
const dialog = page.getByRole('dialog')
const settleMs = 400

async function open(host: ReactNode) {
  render(<WalletProvider {...config}>{host}</WalletProvider>)
  await button.click()
  await expect.element(dialog).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  await expect.element(dialog).toBeVisible()
}

/** Waits until Walletdock has left no dialog, scroll lock or host element on the page. */
async function seesPageFree() {
  await expect.element(dialog).not.toBeInTheDocument()
  const mayScroll = () => {
    const options = { bubbles: true, cancelable: true, deltaY: 100 }
    return document.body.dispatchEvent(new WheelEvent('wheel', options))
  }
  await expect.poll(mayScroll).toBe(true)
  await expect
    .poll(() => document.querySelectorAll('div[data-walletdock]').length)
    .toBe(0)
}

test.each(pages)(
  'the dialog stays open on a page that %s, and the page can be scrolled and used after the visitor has connected',
  async (_, host) => {
    install()
    await open(host)
    await page.getByRole('button', { name: 'Acme' }).click()
    await expect
      .poll(() => dockOf(config).getSnapshot().status)
      .toBe('connected')
    await seesPageFree()
  },
)

test.each(pages.filter(([name]) => /inert|screen readers/.test(name)))(
  'Escape closes the dialog on a page that %s',
  async (_, host) => {
    install()
    await open(host)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    dockOf(config).getSnapshot().close()
  },
)
