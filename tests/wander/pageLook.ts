/** Everything that can be observed on a page at one moment. */
export type Look = {
  /** Test ids of our open dialogs. */
  readonly dialogs: readonly string[]
  /**
   * Position of the focus relative to a modal dialog. `nowhere` if the keyboard has moved it to the browser's
   * toolbar.
   */
  readonly focus: 'inside' | 'outside' | 'nowhere'
  /** Leftovers that make the page unusable although no dialog is open. */
  readonly locks: readonly string[]
  /** The state of our first button. */
  readonly button:
    | { readonly is: 'missing' | 'held' | 'pending' | 'connect' | 'failed' }
    | { readonly is: 'wrong network' }
    | {
        readonly is: 'connected'
        readonly address: string | undefined
        readonly text: string
        /** Text of the network button; `undefined` without one. */
        readonly network: string | undefined
      }
  /** The values of `useWallet`, by the names that the sample host shows. */
  readonly hook: Readonly<Record<string, string>>
  /** The values of wagmi's own hooks. */
  readonly wagmi: Readonly<Record<string, string>>
}

declare global {
  interface Window {
    look?: () => Look
    /** The middle of one of the controls that can be pressed now, in CSS pixels. */
    findControl?: (
      at: number,
      isOurs: boolean,
    ) => { x: number; y: number; name: string } | undefined
  }
}

/** Runs in the page, before its scripts. */
export function prepareLook(): void {
  // A browser's own error page is not checked.
  if (!location.protocol.startsWith('http')) return
  window.look = look
  window.findControl = findControl
}

/** A copy of a dialog that fades out, or its backdrop. Notices are popovers as well, but may stay. */
const likeness = 'dialog[popover], [popover]:empty'

const roots = (): ShadowRoot[] =>
  [...document.querySelectorAll('[data-walletdock]')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  )

function look(): Look {
  const dialogs = roots().flatMap((root) => [
    ...root.querySelectorAll<HTMLDialogElement>('dialog[open]'),
  ])
  const modal = dialogs.find((each) => each.matches(':modal'))
  return {
    dialogs: dialogs.map(({ dataset }) => dataset['testid'] ?? ''),
    focus: focusSeenFrom(modal),
    locks: dialogs.length > 0 ? [] : locks(),
    button: button(),
    hook: facts('Your wallet'),
    wagmi: facts('The page’s own wagmi'),
  }
}

function focusSeenFrom(modal: Element | undefined): Look['focus'] {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement)
    element = element.shadowRoot.activeElement
  if (!modal || modal.contains(element)) return 'inside'
  return element && element !== document.body ? 'outside' : 'nowhere'
}

function locks(): string[] {
  const { documentElement: page, body } = document
  // The sample host's own dialog locks the page as well.
  const isHeld = Boolean(document.querySelector('.about'))
  const found: string[] = []
  for (const element of [page, body]) {
    const { style, tagName } = element
    if (style.cssText !== window.pageHost?.style(element))
      found.push(`${tagName} has style="${style.cssText}"`)
    if (element.inert) found.push(`${tagName} is inert`)
  }
  // The frames of the page that compares kits are always inert.
  const inert = 'body [inert]:not(iframe)'
  for (const element of document.querySelectorAll<HTMLElement>(inert))
    if (!isHeld && !element.closest('[data-pending]'))
      found.push(`${element.tagName}.${element.className} is inert`)
  if (roots().some((root) => root.querySelector(likeness)))
    found.push('a copy of a dialog is left behind')
  return found
}

function button(): Look['button'] {
  const own = roots()
    .map((root) => root.querySelector('[part=group]'))
    .find(Boolean)
  if (!own) return { is: standIn() }
  const find = (id: string) =>
    own.querySelector<HTMLElement>(`[data-testid="wd-${id}-button"]`)
  const [account, network] = [find('account'), find('network')]
  if (find('connect')) return { is: 'connect' }
  const shown = account ?? network
  // An account of an earlier page is shown while its wallet reconnects, however long that takes.
  if (!shown || shown.closest('[inert],[aria-busy]>*')) return { is: 'pending' }
  // On a wrong network, a single button replaces both.
  if (!account || network?.dataset['wrong']) return { is: 'wrong network' }
  return {
    is: 'connected',
    address: account.title || undefined,
    text: account.textContent ?? '',
    network: network?.ariaLabel?.concat(' ', network.textContent ?? ''),
  }
}

/** The state of the host kit's replacement for the button: a placeholder, or an error. */
function standIn() {
  const all = [...document.querySelectorAll('button')]
  const has = (name: RegExp) => all.some((one) => name.test(one.textContent))
  return has(/again/) ? 'failed' : has(/^Connect wallet$/) ? 'held' : 'missing'
}

function facts(title: string): Record<string, string> {
  const heading = [...document.querySelectorAll('h2')].find(
    ({ textContent }) => textContent === title,
  )
  const lines = heading?.parentElement?.querySelectorAll('dl > div') ?? []
  return Object.fromEntries(
    [...lines].flatMap((line) => {
      const value = line.querySelector('dd')?.title
      return value ? [[line.querySelector('dt')?.textContent ?? '', value]] : []
    }),
  )
}

const pressable = 'button, a[href], input, select, textarea, [role=button]'

function findControl(at: number, isOurs: boolean) {
  const all = [...(isOurs ? [] : [document]), ...roots()].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(pressable),
  ])
  const modal = all.find((each) => each.closest('dialog:modal'))
  const dialog = modal?.closest('dialog') ?? document.querySelector('.about')
  const seen = all.filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.matches(':disabled') &&
      !each.closest(`[inert], ${likeness}`) &&
      (!dialog || dialog.contains(each) || isInIsland(each, dialog)),
  )
  const found = seen[Math.floor(at * seen.length)]
  if (!found) return undefined
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  // A sheet that slides in is still below the window, where nobody can press it.
  if (x > innerWidth || y > innerHeight) return undefined
  const name = found.ariaLabel || found.textContent?.trim() || found.tagName
  return { x, y, name: name.slice(0, 40) }
}

/** Returns whether an element is one of our buttons inside the page's own dialog. */
function isInIsland(element: Element, dialog: Element) {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && dialog.contains(root.host)
}
