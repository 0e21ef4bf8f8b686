import type { ReactNode } from 'react'
import * as styles from './Button.styles'
import { Icon, type IconName } from './Icon'
import { Spinner } from './Spinner'

export type ButtonProps = {
  readonly children: ReactNode
  readonly disabled?: boolean | undefined
  /** @default 'secondary' */
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger'
  /** Fills the available width. */
  readonly wide?: boolean | undefined
  readonly icon?: IconName | undefined
  /** Name for screen readers, and the tooltip, if the visible text is shorter. Must contain that text. */
  readonly label?: string | undefined
  /** Shows a spinner, keeps its size and ignores clicks. */
  readonly busy?: boolean | undefined
  /** Id of an element that explains why the button is disabled. */
  readonly lockedBy?: string | undefined
  /** An `https:` URL, or an app's URL. Makes it a link. */
  readonly href?: string | undefined
  /** Called when a pointer or the focus reaches the button. */
  readonly onNear?: (() => void) | undefined
  readonly onClick?: (() => void) | undefined
  readonly 'data-testid'?: string | undefined
  /** If set to `''`, receives the focus when the dialog opens. */
  readonly 'data-autofocus'?: string | undefined
}

/** A button. Each view has at most one primary button. With `href`, it is a link that opens a new tab. */
export function Button(props: ButtonProps) {
  const { tone = 'secondary', icon, busy, label, href, lockedBy } = props
  const shared = {
    className: styles.button,
    'aria-label': label,
    title: label,
    part: `button ${tone}`,
    'data-autofocus': props['data-autofocus'],
    'data-testid': props['data-testid'],
    'data-tone': tone,
    'data-wide': props.wide || undefined,
    children: (
      <>
        {busy ? <Spinner size={16} /> : icon && <Icon name={icon} />}
        <span className={styles.label}>{props.children}</span>
      </>
    ),
  }
  if (href) {
    return (
      <a
        {...shared}
        href={href}
        // Links that open an app must not open a new tab, because the tab would stay open and empty.
        target={/^https?:/.test(href) ? '_blank' : undefined}
        rel="noreferrer"
        onClick={props.onClick}
      />
    )
  }
  return (
    <button
      {...shared}
      type="button"
      disabled={props.disabled}
      aria-busy={busy || undefined}
      aria-describedby={lockedBy}
      aria-disabled={lockedBy ? true : undefined}
      onPointerMove={props.onNear}
      onFocus={props.onNear}
      onClick={busy ? undefined : props.onClick}
    />
  )
}
