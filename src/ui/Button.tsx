import type { ComponentProps } from 'react'
import * as styles from './Button.styles'
import { Icon, type IconName } from './Icon'
import { Spinner } from './Spinner'

/** One action. A view has one primary; with `href` it is a link that opens a new tab. */
export function Button(props: ButtonProps) {
  const {
    tone = 'secondary',
    wide,
    icon,
    busy,
    children,
    href,
    ...rest
  } = props
  const look = {
    className: styles.button,
    part: `button ${tone}`,
    'data-tone': tone,
    'data-wide': wide || undefined,
    children: (
      <>
        {busy ? <Spinner size={16} /> : icon && <Icon name={icon} />}
        <span className={styles.label}>{children}</span>
      </>
    ),
  }
  const {
    disabled,
    onClick,
    'data-testid': testId,
    'data-autofocus': first,
  } = rest
  const shared = { ...look, 'data-testid': testId, 'data-autofocus': first }
  if (href) {
    return (
      <a
        {...shared}
        href={href}
        // An app opens over this page; a new tab would stay behind, empty.
        target={/^https?:/.test(href) ? '_blank' : undefined}
        rel="noreferrer"
        onClick={onClick}
      />
    )
  }
  return (
    <button
      {...shared}
      type="button"
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  )
}

export type ButtonProps = Pick<
  ComponentProps<'button'>,
  'children' | 'disabled'
> & {
  /** @default 'secondary' */
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** As wide as its place. */
  readonly wide?: boolean | undefined
  readonly icon?: IconName | undefined
  /** On its way: keeps its size and does not answer. */
  readonly busy?: boolean | undefined
  /** An `https:` URL, or an app's own; makes it a link. */
  readonly href?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly 'data-testid'?: string | undefined
  /** Set to `''`, takes the dialog's first focus. */
  readonly 'data-autofocus'?: string | undefined
}
