import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { brief, ease, mayMove, quick } from '../theme/motion'
import { makeDecorative } from './makeDecorative'

/** Timing of an element that fades out. Linear, so that the element is faint when its successor becomes visible. */
export const leaving = { duration: brief, fill: 'forwards' } as const

/** Timing of an element that fades in, when its predecessor is faint, so that two texts are never legible at once. */
export const coming = {
  duration: quick,
  delay: brief * 0.75,
  easing: ease,
  fill: 'backwards',
} as const

/**
 * A section whose content changes with `id`. The previous content stays at its place until it has faded out, and is
 * hidden from pointers, keys and screen readers meanwhile. The new content can be used at once.
 */
export function CrossFade(props: CrossFadeProps) {
  const [entries, setEntries] = useState([{ number: 0, props }])
  const current = entries.at(-1)
  if (current && current.props !== props) {
    const isSame = current.props.id === props.id
    setEntries(
      isSame
        ? [...entries.slice(0, -1), { ...current, props }]
        : [...entries, { number: current.number + 1, props }],
    )
  }
  const remove = useCallback(
    (number: number) =>
      setEntries((all) => all.filter((each) => each.number !== number)),
    [],
  )
  return entries.map(({ number, props: shown }) => (
    <Section
      key={number}
      {...shown}
      number={number}
      isLeaving={number !== entries.at(-1)?.number}
      onLeft={remove}
    />
  ))
}

function Section(
  props: CrossFadeProps & {
    readonly number: number
    readonly isLeaving: boolean
    readonly onLeft: (number: number) => void
  },
) {
  const { id, enter, leave, isLeaving, number, onLeft, ...attributes } = props
  const section = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const element = section.current
    if (!element || !isLeaving) return
    if (!mayMove(element)) return onLeft(number)
    element.animate({ opacity: 0 }, leaving).onfinish = () => onLeft(number)
  }, [isLeaving, number, onLeft])

  useLayoutEffect(() => {
    const element = section.current
    if (!element || isLeaving) return
    const before = element.previousElementSibling
    if (isOpen(element) && mayMove(element))
      enter(
        element,
        before instanceof HTMLElement && before.inert ? before : undefined,
      )
    // React calls this before it inserts the next section, which may move this one.
    return () => {
      if (!isOpen(element)) return
      leave?.(element)
      setAside(element)
    }
  }, [enter, isLeaving, leave])

  return <section ref={section} {...attributes} />
}

export const isOpen = (element: Element) =>
  element.closest('dialog')?.open === true

/** Takes an element out of the page's flow at its current place and in its current size, as a mere picture. */
export function setAside(element: HTMLElement): void {
  const { height, left, top, width } = element.getBoundingClientRect()
  const parent = element.offsetParent ?? document.body
  const box = parent.getBoundingClientRect()
  Object.assign(element.style, {
    position: 'absolute',
    left: `${left - box.left - parent.clientLeft}px`,
    top: `${top - box.top - parent.clientTop}px`,
    width: `${width}px`,
    maxWidth: 'none',
    height: `${height}px`,
    pointerEvents: 'none',
  })
  makeDecorative(element)
}

export type CrossFadeProps = ComponentProps<'section'> & {
  readonly id: string
  /** Animates new content. `previous` is the content that fades out, if there is any. */
  readonly enter: (section: HTMLElement, previous?: HTMLElement) => void
  /** Called with content that is about to be replaced. */
  readonly leave?: ((section: HTMLElement) => void) | undefined
  readonly children: ReactNode
}
