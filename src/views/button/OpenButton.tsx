import type { ComponentProps } from 'react'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'

/** A button that opens a dialog. Tells screen readers whether the dialog is open. */
export function OpenButton(
  props: Omit<ComponentProps<'button'>, 'onClick'> & {
    readonly opens: NonNullable<ConnectButtonViewProps['dialog']>
    readonly view: Pick<ConnectButtonViewProps, 'dialog' | 'onOpen'>
  },
) {
  const { opens, view, ...rest } = props
  const part = `${opens}-button`
  return (
    <button
      {...rest}
      type="button"
      part={part}
      data-testid={`wd-${part}`}
      aria-haspopup="dialog"
      aria-expanded={view.dialog === opens}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, but the dialog must return the focus to it.
        currentTarget.focus({ preventScroll: true })
        view.onOpen(opens)
      }}
    />
  )
}
