import { DialogHeader, type DialogHeaderProps } from '../ui/dialog/DialogHeader'
import { useDialog } from './DialogContext'

/** The header of a view. Its close button closes the dialog. */
export function ViewHeader(props: Omit<DialogHeaderProps, 'labels'>) {
  const { messages, send } = useDialog()
  return (
    <DialogHeader
      labels={messages}
      onClose={() => send({ type: 'CLOSE' })}
      {...props}
    />
  )
}
