import { useEffect, useId, useRef } from 'react'
import type { DialogMessages } from '../messages/dialogs'
import * as styles from './AddressToCopy.styles'

/** Where the clipboard is out of reach: the whole address, selected, to be copied by hand. */
export function AddressToCopy({ address, messages }: AddressToCopyProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  return (
    <div className={styles.box}>
      <p id={id} role="alert">
        {messages.account.copyFailed}
      </p>
      <input
        ref={field}
        className={styles.field}
        aria-label={messages.account.address}
        aria-describedby={id}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}

type AddressToCopyProps = {
  readonly address: string
  readonly messages: DialogMessages
}
