import { useSendTransaction, useSignMessage } from 'wagmi'
import { Account } from './Account'

type OwnPartsProps = {
  readonly name: string | undefined
  readonly open: (() => void) | undefined
}

/** The page's own button, which ignores `mounted` as those of many pages do, and its own hooks of wagmi. */
export function OwnParts({ name = 'Connect wallet', open }: OwnPartsProps) {
  const { data: signature, signMessage } = useSignMessage()
  const { data: hash, sendTransaction } = useSendTransaction()
  const to = '0x000000000000000000000000000000000000dEaD'
  return (
    <>
      <button type="button" id="own" onClick={open}>
        {name}
      </button>
      <Account />
      <pre>{hash ?? signature}</pre>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign
      </button>
      <button type="button" onClick={() => sendTransaction({ to, value: 1n })}>
        Send
      </button>
    </>
  )
}
