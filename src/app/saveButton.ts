import { isSafeImage } from '../platform/isSafeImage'
import { isPageVisible } from '../platform/page/pageVisibility'
import { whenIdle } from '../platform/page/whenIdle'
import { pageStorage } from '../platform/storage/storage'
import {
  type PicturePart,
  pictureProperties,
  saveButton,
  visitorLook,
} from '../platform/storage/storedButton'
import { zoomOf } from '../ui/zoom'
import { statusOf } from '../wallet/session/selectors'
import type { Dock } from './Dock'

/** Stores the connected button whenever it looks different, so that the next page can show it before the remote has loaded. */
export function keepButton(dock: Dock): void {
  const { ended, language, live, session } = dock
  // The page has chosen its language by them, and browsers may change them later.
  const { languages } = visitorLook()
  let isWaiting = false
  function saveSoon() {
    if (isWaiting) return
    isWaiting = true
    whenIdle(() => {
      isWaiting = false
      save(dock, languages, saveSoon)
    })
  }
  for (const { subscribe } of [session, live, language]) subscribe(saveSoon)
  saveSoon()
  // The page's own styles may have changed the look since then.
  const saveHidden = () => {
    if (!isPageVisible()) save(dock, languages, () => {})
  }
  document.addEventListener('visibilitychange', saveHidden, { signal: ended })
}

/** @param onLater called when the pointer has left the button and its colours are still, because they follow the pointer */
function save(
  { live, session, settings }: Dock,
  languages: string,
  onLater: () => void,
) {
  const state = session.getState()
  const { account } = state.connection
  const isCalm =
    statusOf(state) === 'connected' && !state.dialog && !state.notice
  if (!account || !isCalm || account.expects || account.hasPendingTransactions)
    return
  if (!settings.chains.some(({ id }) => id === account.chainId)) return
  const host = [...document.querySelectorAll('[data-walletdock]')].find(
    ({ shadowRoot }) => shadowRoot?.querySelector('[part=account-button]'),
  )
  const buttons = [
    ...(host?.shadowRoot?.querySelectorAll<HTMLElement>(
      '[part=network-button],[part=account-button]',
    ) ?? []),
  ].filter((button) => button.checkVisibility())
  if (!(host instanceof HTMLElement) || !buttons.length) return
  if (buttons.some((button) => button.matches(':hover,:active')))
    return host.addEventListener('pointerleave', onLater, { once: true })
  const [animation] = buttons.flatMap((button) =>
    button.getAnimations({ subtree: true }),
  )
  if (animation) return void animation.finished.then(onLater, onLater)
  const balance = buttons.at(-1)?.querySelector('bdi')
  const isShown = balance?.checkVisibility()
  const text = balance?.textContent ?? ''
  if (isShown && !text) return
  const { theme = 'auto', locale = '' } = live.get()
  const { avatar, address, chainId } = account
  saveButton(pageStorage, {
    ...{ address, chainId, avatar },
    ...(isShown && { balance: text }),
    picture: {
      ...{ ...visitorLook(), languages, theme, locale },
      lang: host.lang,
      dir: host.dir === 'rtl' ? 'rtl' : 'ltr',
      ...drawing(buttons, zoomOf(host)),
    },
  })
}

/** Returns the size of the buttons, and all that is painted in them. */
function drawing(buttons: readonly HTMLElement[], zoom: number) {
  const boxes = buttons.map((button) => button.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.max(...boxes.map((box) => box.right)) - left
  const height = Math.max(...boxes.map((box) => box.bottom)) - top
  const place = (box: DOMRect): PicturePart['box'] => [
    (box.left - left) / zoom,
    (box.top - top) / zoom,
    box.width / zoom,
    box.height / zoom,
  ]
  return {
    width: width / zoom,
    height: height / zoom,
    parts: buttons.flatMap((button) => partsOf(button, place)),
  }
}

type Place = (box: DOMRect) => PicturePart['box']

function partsOf(element: Element, place: Place): readonly PicturePart[] {
  if (!element.checkVisibility()) return []
  const style = getComputedStyle(element)
  const box = place(element.getBoundingClientRect())
  if (element instanceof SVGElement) {
    const path = element.querySelector('path')?.getAttribute('d') ?? ''
    return [{ box, path, style: { color: style.stroke } }]
  }
  if (element instanceof HTMLImageElement) {
    const { borderRadius = '' } = element.parentElement
      ? getComputedStyle(element.parentElement)
      : {}
    const style = { 'border-radius': borderRadius }
    return isSafeImage(element.src) ? [{ box, image: element.src, style }] : []
  }
  const ground = groundOf(element, style, box)
  const inside = [...element.childNodes].flatMap((node) =>
    node instanceof Element
      ? partsOf(node, place)
      : textOf(node, element, style, place),
  )
  return [...ground, ...inside]
}

function groundOf(
  element: Element,
  style: CSSStyleDeclaration,
  box: PicturePart['box'],
): readonly PicturePart[] {
  const { backgroundColor, backgroundImage, borderTopWidth } = style
  const isButton = element instanceof HTMLButtonElement
  const isEmpty =
    /^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) &&
    backgroundImage === 'none'
  if (isEmpty && !isButton) return []
  const ground = {
    'background-color': backgroundColor,
    'background-image': backgroundImage,
    border: `${borderTopWidth} solid ${style.borderTopColor}`,
    'border-radius': style.borderTopLeftRadius,
  }
  const opens = element.part.contains('account-button') ? 'account' : 'network'
  const { ariaLabel, title } = isButton ? element : { ariaLabel: '', title: '' }
  return [
    {
      box,
      style: Object.fromEntries(Object.entries(ground).filter(isSet)),
      ...(isButton && { opens, label: ariaLabel ?? '', title }),
    },
  ]
}

function textOf(
  node: Node,
  parent: Element,
  style: CSSStyleDeclaration,
  place: Place,
): readonly PicturePart[] {
  const text = node.textContent ?? ''
  if (!text.trim()) return []
  const range = document.createRange()
  range.selectNodeContents(node)
  const [left, top, , height] = place(range.getBoundingClientRect())
  const isCut = parent.scrollWidth > parent.clientWidth + 1
  const [cutLeft, , width] = place(parent.getBoundingClientRect())
  const values = textProperties.map(
    (name) => [name, style.getPropertyValue(name)] as const,
  )
  return [
    {
      box: isCut ? [cutLeft, top, width, height] : [left, top, 0, height],
      style: {
        ...Object.fromEntries(values.filter(isSet)),
        ...(isCut && { 'text-overflow': 'ellipsis' }),
      },
      ...{ text, dir: style.direction === 'rtl' ? 'rtl' : 'ltr' },
    },
  ]
}

/** Initial values need not be stored. */
const isSet = ([, value]: readonly [string, string]) =>
  !/^(none|normal|0px .*|rgba\(0, 0, 0, 0\))$/.test(value)

const textProperties = pictureProperties.filter((name) =>
  /^(color|font|letter)/.test(name),
)
