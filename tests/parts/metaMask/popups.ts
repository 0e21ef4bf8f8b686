import { WalletAnswer } from './WalletAnswer'

/** What the wallet asks its owner. */
export type PopupKind = 'connect' | 'switch' | 'add' | 'sign' | 'send'

/** A window of the wallet, open until its owner answers. */
export type Popup = {
  readonly kind: PopupKind
  readonly origin: string
  approve(): void
  reject(): void
}

export type Popups = {
  /** Those that are open, the oldest first. */
  readonly open: readonly Popup[]
  /** Kinds of all that ever opened. */
  readonly seen: readonly PopupKind[]
  /**
   * Opens one, and waits for its owner.
   * @throws WalletAnswer 4001 for a no, -32002 when the page already asks the same
   */
  ask(kind: PopupKind, origin: string): Promise<void>
}

/** Of these, a page has at most one open; MetaMask's name of each. */
const onceAtATime: Partial<Record<PopupKind, string>> = {
  connect: 'wallet_requestPermissions',
  switch: 'wallet_switchEthereumChain',
  add: 'wallet_addEthereumChain',
}

const refusals: Readonly<Record<PopupKind, string>> = {
  connect: 'User rejected the request.',
  switch: 'User rejected the request.',
  add: 'User rejected the request.',
  sign: 'MetaMask Message Signature: User denied message signature.',
  send: 'MetaMask Tx Signature: User denied transaction signature.',
}

/** The wallet's window, which only its owner closes. */
export function createPopups(): Popups {
  const open: Popup[] = []
  const seen: PopupKind[] = []

  function ask(kind: PopupKind, origin: string) {
    const name = onceAtATime[kind]
    if (name && open.some((one) => one.kind === kind && one.origin === origin))
      throw new WalletAnswer(
        -32002,
        `Request of type '${name}' already pending for origin ${origin}. Please wait.`,
      )
    seen.push(kind)
    return new Promise<void>((resolve, reject) => {
      const close = () => void open.splice(open.indexOf(popup), 1)
      const popup: Popup = {
        kind,
        origin,
        approve() {
          close()
          resolve()
        },
        reject() {
          close()
          reject(new WalletAnswer(4001, refusals[kind]))
        },
      }
      open.push(popup)
    })
  }

  return { open, seen, ask: async (kind, origin) => ask(kind, origin) }
}
