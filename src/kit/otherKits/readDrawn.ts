import type { FunctionComponent, ReactNode } from 'react'
import { warnOnce } from '../otherKits'

/** Returns the URL of the image that a component renders, as `<img>` or with an image component of a library. */
export function imageOf<Props>(
  avatar: FunctionComponent<Props>,
  props: Props,
): string | undefined {
  const drawn = rendered('avatar', avatar, props)
  const src: unknown = Object(drawn).props?.src
  if (typeof src === 'string') return src
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

/** Calls a component as a function. If that fails, because it uses hooks or is a class, warns and returns null. */
export function rendered<Props>(
  name: string,
  component: FunctionComponent<Props>,
  props: Props,
): ReactNode {
  try {
    return component(props) as ReactNode
  } catch {
    // The caller shows Walletdock's own avatar or no sentence instead.
    warnOnce(name, 'Draw it without hooks.')
    return null
  }
}
