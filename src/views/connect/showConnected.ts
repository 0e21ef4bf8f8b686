import { avatarBackground } from '../../ui/avatarColors'
import { drawings } from '../../ui/drawings'
import { isPictureUrl } from '../../ui/isPictureUrl'
import { line } from '../../ui/Line.styles'
import { mark as walletMark } from '../../ui/Mark.styles'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { shortenName } from '../../ui/text/shortenName'
import { ease, mayMove, quick, spring, steady } from '../../ui/theme/motion'
import type { ShownAccount } from './ConnectDialogProps'
import * as page from './ConnectStep.styles'
import * as styles from './showConnected.styles'
import { coming, leaving } from './swap'

/**
 * Covers the content of a step with the connected account: the wallet's mark in a closed ring with a check mark, and
 * the account below it. Changes the elements directly, because React is about to remove them, and the dialog stays
 * visible for a moment.
 * @param body the content of the step below its header
 * @param connected the word for the state
 * @returns Function that shows the account by its name, which may arrive later.
 */
export function showConnected(
  body: HTMLElement,
  account: ShownAccount,
  connected: string,
): (named: ShownAccount) => void {
  const pane = body.parentElement
  const mark = element('span', `${page.mark} ${styles.closed}`)
  const walletIcon = body.querySelector(`.${walletMark}`)
  if (walletIcon) mark.prepend(largeCopyOf(walletIcon))
  const title = element('p', page.title, connected)
  const words = element('div', page.words)
  let who = drawAccount(account)
  words.append(title, who)
  const rename = (named: ShownAccount) => {
    const next = drawAccount(named)
    who.replaceWith(next)
    who = next
  }
  const layer = element('div', styles.layer)
  layer.style.top = `${body.offsetTop}px`
  layer.dataset['mood'] = 'done'
  layer.append(mark, words)
  body.after(layer)

  // A step without a ring shows a QR code, and its title and hint are out of date now.
  const hasRing = body.querySelector('[data-mood]') !== null
  const old = hasRing ? [body] : [body, ...titlesOf(pane)]
  closeRing(mark, [...old, ...spinnersIn(pane?.parentElement)], words)
  if (!hasRing && mayMove(layer)) mark.animate({ opacity: [0, 1] }, coming)
  return rename
}

/**
 * Shows in the sign-in form that the visitor is signed in. The account stays where it is, and the word replaces
 * everything below it.
 * @param body the form below its header
 * @param connected the word for the state
 */
export function showSignedIn(body: HTMLElement, connected: string): void {
  const [mark, who, ...below] = body.querySelectorAll<HTMLElement>(':scope > *')
  if (!mark || !who) return
  mark.dataset['mood'] = 'done'
  mark.classList.add(styles.closed)
  const title = element('p', `${page.title} ${styles.over}`, connected)
  title.style.top = `${below[0]?.offsetTop ?? 0}px`
  // The check mark takes the place of the wallet's icon.
  const icons = mark.querySelectorAll<HTMLElement>(':scope > :nth-child(2)')
  const old = [...icons, ...below, ...titlesOf(body.parentElement)]
  body.append(title)
  closeRing(mark, old, title)
}

/** Closes the ring around a mark and adds the check mark, while a text replaces the old elements. */
function closeRing(
  mark: HTMLElement,
  old: readonly HTMLElement[],
  words: HTMLElement,
): void {
  const badge = mark.appendChild(element('span', styles.badge))
  badge.append(drawCheck())
  if (!mayMove(mark)) {
    for (const one of old) one.style.opacity = '0'
    return
  }
  for (const one of old) one.animate({ opacity: 0 }, leaving)
  words.animate({ opacity: [0, 1] }, coming)
  // The ring's visible part grows from a half to the whole.
  mark.animate(
    { clipPath: ['inset(0 0 50%)', 'inset(0)'], rotate: ['-1turn', '0turn'] },
    { duration: steady, easing: ease, pseudoElement: '::after' },
  )
  badge.animate(
    { opacity: [0, 1], scale: [0, 1] },
    { duration: steady, delay: quick, easing: spring, fill: 'backwards' },
  )
}

/** A copy of a wallet's icon, in the size that it has in a ring. */
function largeCopyOf(walletIcon: Element): Node {
  const copy = document.importNode(walletIcon, true)
  const picture = copy.firstElementChild
  if (picture instanceof HTMLElement)
    Object.assign(picture.style, { width: '60px', height: '60px' })
  return copy
}

function drawAccount({ address, avatar, name }: ShownAccount): Element {
  const who = element('p', styles.who)
  const face = who.appendChild(element('span', styles.face))
  face.style.background = avatarBackground(address)
  // An image that fails to load has no size, so that the gradient stays visible.
  if (isPictureUrl(avatar)) {
    const image = face.appendChild(document.createElement('img'))
    image.alt = ''
    image.src = avatar
  }
  const words = name ? shortenName(name) : shortenAddress(address)
  const shown = who.appendChild(element('bdi', '', words))
  shown.translate = false
  return who
}

function drawCheck(): Element {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('class', line)
  svg.setAttribute('viewBox', '0 0 20 20')
  const path = svg.appendChild(document.createElementNS(space, 'path'))
  path.setAttribute('d', drawings.check)
  return svg
}

function element(name: string, className: string, text = ''): HTMLElement {
  const created = document.createElement(name)
  created.className = className
  created.textContent = text
  return created
}

/** Returns the spinner at the end of the wallet's row, if the list is beside the step. */
const spinnersIn = (panes: Element | null | undefined) =>
  panes?.querySelectorAll<HTMLElement>('[part=row] > [aria-busy]') ?? []

/** Returns the title and hint in the header of a step. */
const titlesOf = (pane: Element | null): readonly HTMLElement[] => [
  ...(pane?.firstElementChild?.querySelectorAll<HTMLElement>('h1,h2,p') ?? []),
]
