import type { ComponentProps } from 'react'
import type { DialogName } from '../session/State'

/** A button that opens one of the dialogs, and says whether it is open. */
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
        // Safari does not focus a clicked button, and the focus has to come back to it.
        currentTarget.focus({ preventScroll: true })
        onOpen(dialog)
      }}
    />
  )
}

type OpenButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  readonly dialog: DialogName
  /** The dialog that is open. */
  readonly opened: DialogName | undefined
  readonly onOpen: (dialog: DialogName) => void
}
