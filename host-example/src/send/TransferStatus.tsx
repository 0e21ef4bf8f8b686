import type { TransferState } from './Transfer'

type Props = {
  readonly id: string
  readonly state: TransferState
  /** The reason why nothing can be sent. */
  readonly blocker: string | undefined
}

/** The status of the gift. Always two lines high, so that the layout does not move. */
export function TransferStatus({ id, blocker, ...props }: Props) {
  const state: TransferState =
    blocker && props.state.step === 'failed' ? { step: 'none' } : props.state
  const hash = 'hash' in state ? state.hash : undefined
  return (
    <div id={id} className="transfer" data-step={state.step} role="status">
      <p>{sentenceOf(state, blocker)}</p>
      {hash && <p className="hash">{hash}</p>}
    </div>
  )
}

function sentenceOf(state: TransferState, blocker: string | undefined) {
  switch (state.step) {
    case 'none':
      return blocker ?? 'Nothing is sent until you confirm it in your wallet.'
    case 'asking':
      return 'Confirm in your wallet.'
    case 'confirming':
      return 'Sent. The network is confirming it.'
    case 'done':
      return `Arrived, in block ${state.block}. Thank you!`
    case 'failed':
      return state.reason
  }
}
