import type { ComponentType } from 'react'
import type { ConnectViewProps, Dock, View, ViewProps } from '../../app/Dock'

/** Loads the connect dialog for a single wallet. */
export async function prepareAloneView(dock: Dock): Promise<View> {
  const ConnectView = await dock.views.connect.load()
  return (props) => <AloneView {...props} ConnectView={ConnectView} />
}

type AloneViewProps = ViewProps & {
  readonly ConnectView: ComponentType<ConnectViewProps>
}

function AloneView({ ConnectView, ...props }: AloneViewProps) {
  const { dialog } = props.state
  if (dialog?.name !== 'connect') return null
  return (
    <>
      <ConnectView {...props} only={dialog.only} />
      {dialog.flow.step.name !== 'NONE' && (
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
