import type { ComponentProps } from 'react'
import * as styles from './Button.styles'
import { Icon, type IconName } from './Icon'
import { Spinner } from './Spinner'

/** A button. Each view has at most one primary button. With `href`, it is a link that opens a new tab. */
export function Button(props: ButtonProps) {
  const {
    tone = 'secondary',
    wide,
    icon,
    busy,
    label,
    children,
    href,
    lockedBy,
    onNear,
    ...rest
  } = props
  const look = {
    className: styles.button,
    'aria-label': label,
    title: label,
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
        // Links that open an app must not open a new tab, because the tab would stay open and empty.
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
      aria-describedby={lockedBy}
      aria-disabled={lockedBy ? true : undefined}
      onPointerMove={onNear}
      onFocus={onNear}
      onClick={busy ? undefined : onClick}
    />
  )
}

export type ButtonProps = Pick<
  ComponentProps<'button'>,
  'children' | 'disabled'
> & {
  /** @default 'secondary' */
  readonly tone?:
    | 'primary'
    | 'secondary'
    | 'quiet'
    | 'plain'
    | 'danger'
    | undefined
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
