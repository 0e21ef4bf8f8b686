import type { FunctionComponent, ReactNode } from 'react'
import { warnOnce } from '../otherKits'

/** Returns the URL of the image that a component renders. */
export function imageOf<Props>(
  avatar: FunctionComponent<Props>,
  props: Props,
): string | undefined {
  const drawn = rendered(avatar, props)
  const { type, props: of } = Object(drawn)
  if (type === 'img') return of.src
  if (drawn) warnOnce('avatar', 'Return an <img> without hooks.')
  return undefined
}

/** Returns the text that a page renders, with Markdown links. */
export function markdownOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(markdownOf).join('')
  const { props } = Object(node)
  if (!props) return typeof node === 'boolean' ? '' : `${node ?? ''}`
  const text = markdownOf(props.children)
  return props.href ? `[${text}](${props.href})` : text
}

/** Calls a component as a function, which fails if it uses hooks or is a class. */
export function rendered<Props>(
  component: FunctionComponent<Props>,
  props: Props,
): ReactNode {
  try {
    return component(props) as ReactNode
  } catch {
    // The caller shows Walletdock's own avatar or no sentence instead.
    return undefined
  }
}
