import { type ComponentType, useState } from 'react'
import type { ConnectViewProps, Dock, View, ViewProps } from '../../app/Dock'
import type { Flow } from '../../wallet/session/State'

/**
 * Loads the connect dialog for a single wallet. The event BACK does not lead to the list. If the visitor must accept
 * terms in the list first, the list contains only this wallet.
 */
export async function prepareAloneView(dock: Dock): Promise<View> {
  const ConnectView = await dock.views.connect.load()
  return (props) => <AloneView {...props} ConnectView={ConnectView} />
}

type AloneViewProps = ViewProps & {
  readonly ConnectView: ComponentType<ConnectViewProps>
}

function AloneView({ ConnectView, ...props }: AloneViewProps) {
  const { dialog, opener } = props.state
  const [isThere, setThere] = useState(false)
  if (dialog?.name !== 'connect' || !opener?.wallet)
    return <ConnectView {...props} />
  const { flow } = dialog
  const isList = flow.step.name === 'NONE'
  if ('walletId' in flow.step && !isThere) setThere(true)
  const alone = {
    only: opener.wallet,
    state: { ...props.state, dialog: { ...dialog, flow: withoutList(flow) } },
  }
  // The visitor has pressed the button for other wallets, which the wallet's step shows if this wallet cannot be used
  // here. So show all wallets.
  const isFree = isList && isThere
  return (
    <>
      <ConnectView {...props} {...(isFree ? {} : alone)} />
      {!isList && (
        <div>
          {props.dock.parts.map(
            ({ slots: { belowWallet: Below } = {} }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are never removed
              Below && <Below key={at} dock={props.dock} />,
          )}
        </div>
      )}
    </>
  )
}

/** Removes the list from the steps that BACK leads to. */
function withoutList(flow: Flow): Flow {
  return 'walletId' in flow.step
    ? {
        ...flow,
        history: flow.history.filter(({ name: step }) => step !== 'NONE'),
      }
    : flow
}
