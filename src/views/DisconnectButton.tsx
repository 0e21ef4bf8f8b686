import { Button } from '../ui/Button'
import { useDialog } from './DialogContext'

export function DisconnectButton() {
  const { messages, send } = useDialog()
  return (
    <Button
      wide
      tone="danger"
      icon="disconnect"
      data-testid="wd-disconnect"
      onClick={() => send({ type: 'LEAVE' })}
    >
      {messages.disconnect}
    </Button>
  )
}
