import { copyText } from '../../platform/page/clipboard'
import { CopyButton, type CopyButtonProps } from '../../ui/copy/CopyButton'
import { TextToCopy } from '../../ui/copy/TextToCopy'
import { useCopy } from '../../ui/copy/useCopy'
import { useDialog } from '../DialogContext'

/**
 * A button that copies the address. If the clipboard is unavailable, shows the address so that the visitor can copy it.
 */
export function CopyAddress({ address, short }: CopyAddressProps) {
  const words = useDialog().messages.account
  const [state, copy] = useCopy(address, copyText)
  return (
    <>
      {state === 'failed' && (
        <TextToCopy
          text={address}
          label={words.address}
          reason={words.copyFailed}
        />
      )}
      <CopyButton
        wide
        state={state}
        words={words}
        short={short}
        data-testid="wd-copy-address"
        onClick={copy}
      />
    </>
  )
}

type CopyAddressProps = Pick<CopyButtonProps, 'short'> & {
  readonly address: string
}
