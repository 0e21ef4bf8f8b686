import type { ComponentProps } from 'react'
import type { DialogName } from '../../wallet/session/State'

/** A button that opens a dialog. Tells screen readers whether the dialog is open. */
export function OpenButton(props: OpenButtonProps) {
  const { dialog, opened, onOpen, ...rest } = props
  const part = `${dialog}-button`
  return (
    <button
      {...rest}
      type="button"
      part={part}
      data-testid={`wd-${part}`}
      aria-haspopup="dialog"
      aria-expanded={opened === dialog}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, but the dialog must return the focus to it.
        currentTarget.focus({ preventScroll: true })
        onOpen(dialog)
      }}
    />
  )
}

type OpenButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  readonly dialog: DialogName
  /** The open dialog. */
  readonly opened: DialogName | undefined
  readonly onOpen: (dialog: DialogName) => void
}
