import { watchWagmi } from '../../platform/page/wagmiAccount'
import type { ConnectButtonProps } from '../../remote/exposes/ConnectButton'
import type { Mounted, MountedProps } from '../../remote/exposes/mount'
import type { Wallet } from '../../remote/exposes/useWallet'
import type { WalletdockConfig } from '../../remote/exposes/WalletProvider'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { rowsOf } from './testRows'
import {
  getState,
  type Provider,
  setState,
  subscribe,
  testIdOf,
} from './testState'
import { walletOf } from './testWallet'

type Attributes = Readonly<Record<string, string>>

/** A plain element, which Testing Library finds. React renders it on pages with React, and `draw` on other pages. */
type Part = {
  readonly tag: 'button' | 'div' | 'h2' | 'p'
  readonly text: string
  readonly attributes?: Attributes
  readonly onClick?: () => void
}

/** Returns a button that shows the error of its action in the dialog, as the real dialogs do. */
function button(testId: string, text: string, press: () => Promise<void>) {
  return {
    ...{ tag: 'button' as const, text },
    attributes: { type: 'button', 'data-testid': testId },
    onClick() {
      setState({ failure: undefined })
      press().catch((error: Error) => setState({ failure: error.message }))
    },
  }
}

export function buttonsOf(
  config: WalletdockConfig & ConnectButtonProps,
  { status, address, chain, open }: Wallet,
): readonly Part[] {
  const { label, wallet } = config
  const row = rowsOf(config).find(({ id }) => id === wallet)
  if (wallet && !row) {
    const message = `Connector not found. The wallet "${wallet}" is not in the list.`
    throw Object.assign(new Error(message), { name: 'TestError' })
  }
  if (status !== 'disconnected' && status !== 'loading')
    return [
      button(testIdOf('network'), chain?.name ?? '', () => open('network')),
      button(testIdOf('account'), shortenAddress(address ?? ''), () => open()),
    ]
  if (!row) {
    const usual = getState().isRainbowKit ? 'Connect Wallet' : 'Connect wallet'
    return [button(testIdOf('connect'), label ?? usual, () => open('connect'))]
  }
  return [
    button(testIdOf('walletButton', row.id), label ?? row.name, async () => {
      await open('connect')
      await row.connect()
    }),
  ]
}

/** Renders parts into an element. Elements that are still needed stay, because a test may have found them. */
function draw(place: Element, parts: readonly Part[]): void {
  const old = [...place.children]
  const elements = parts.map(({ tag, text, attributes = {}, onClick }) => {
    const { 'data-testid': testId = null } = attributes
    const at = old.findIndex(
      (it) => it.matches(tag) && it.getAttribute('data-testid') === testId,
    )
    const [kept] = old.splice(at, at < 0 ? 0 : 1)
    const element = kept ?? document.createElement(tag)
    setAttributes(element, attributes)
    return Object.assign(element, { textContent: text, onclick: onClick })
  })
  // Inserting an element again would remove the focus.
  if (old.length || elements.some((it, at) => it !== place.children[at]))
    place.replaceChildren(...elements)
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    element.setAttribute(name, value)
}

/** The dialog is outside of the page's elements, because a provider may be in a hidden one. */
let dialogElement: HTMLElement | undefined

export function drawDialog(): void {
  const { dialog, failure, isRainbowKit, providers } = getState()
  const config = providers.at(-1)?.config
  if (!dialog || !config) {
    dialogElement?.remove()
    return
  }
  dialogElement ??= document.createElement('div')
  setAttributes(dialogElement, {
    role: 'dialog',
    'aria-label': titles[dialog],
    'data-testid': `wd-${dialog}-dialog`,
  })
  const header = isRainbowKit && { 'data-testid': `rk-${dialog}-header-label` }
  const attributes = { role: 'alert' }
  draw(dialogElement, [
    { tag: 'h2', text: titles[dialog], attributes: header || {} },
    ...(failure ? [{ tag: 'div' as const, text: failure, attributes }] : []),
    ...partsOf(dialog, config),
    button(testIdOf('close'), 'Close', async () =>
      setState({ dialog: undefined }),
    ),
  ])
  if (!dialogElement.isConnected) document.body.append(dialogElement)
}

const titles = {
  connect: 'Connect a wallet',
  account: 'Account',
  network: 'Switch networks',
}

function partsOf(dialog: keyof typeof titles, config: WalletdockConfig) {
  const { address = '', chains, disconnect, switchChain } = walletOf(config)
  if (dialog === 'connect')
    return rowsOf(config).map(({ id, name, connect }) =>
      button(testIdOf('wallet', id), name, connect),
    )
  if (dialog === 'account')
    return [
      { tag: 'p' as const, text: address },
      button(testIdOf('disconnect'), 'Disconnect', disconnect),
    ]
  return chains.map(({ id, name }) =>
    button(testIdOf('chain', `${id}`), name, async () => {
      await switchChain(id)
      setState({ dialog: undefined })
    }),
  )
}

/** Lets the dialogs use a provider's configuration. @returns Function that removes the provider. */
export function addProvider(provider: Provider): () => void {
  const stop = watchWagmi(provider.config.wagmi, () => setState({}))
  setState({ providers: [...getState().providers, provider] })
  return () => {
    stop()
    const others = getState().providers.filter((other) => other !== provider)
    setState({ providers: others })
  }
}

/** Renders the button on a page without React. */
export function mount(
  element: Element,
  config: WalletdockConfig,
  props: MountedProps = {},
): Mounted {
  const provider = { config: { ...config, ...props } }
  let wallet: Wallet
  const update = () => {
    wallet = walletOf(provider.config)
    draw(element, buttonsOf(provider.config, wallet))
  }
  update()
  const stop = subscribe(update)
  const leave = addProvider(provider)
  return {
    update(changes) {
      const { auth } = provider.config
      provider.config = { ...provider.config, ...changes }
      // Only a change of the wallet may notify the page, because the page may update the button when it is notified.
      if (auth?.status === provider.config.auth?.status) update()
      else setState({})
    },
    unmount() {
      stop()
      leave()
      element.replaceChildren()
    },
    getSnapshot: () => wallet,
    provider: walletOf(config).provider,
    subscribe,
    onFailure: () => () => {},
  }
}
