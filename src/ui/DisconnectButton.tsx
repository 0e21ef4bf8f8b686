import { Button } from './Button'

/** The button that disconnects the wallet. All dialogs use it. */
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
