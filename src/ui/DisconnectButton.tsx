import { Button } from './Button'

/** Ends the connection, wherever a dialog offers that. */
export function DisconnectButton(props: DisconnectButtonProps) {
  return (
    <Button
      wide
      tone="danger"
      icon="disconnect"
      data-testid="wd-disconnect"
      onClick={props.onClick}
    >
      {props.label}
    </Button>
  )
}

type DisconnectButtonProps = {
  readonly label: string
  readonly onClick: () => void
}
