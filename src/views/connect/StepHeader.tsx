import { backTarget } from '../../wallet/session/dialog/backTarget'
import type { Flow } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import { ViewHeader } from '../ViewHeader'

/**
 * The header of a step. In the wide layout, the list's title is the dialog's title, so a step has a heading of level 2.
 */
export function StepHeader({ flow, title, hint }: StepHeaderProps) {
  const { layout, send } = useDialog()
  return (
    <ViewHeader
      title={title}
      hint={hint}
      isPart={layout === 'wide' || !title}
      onBack={
        backTarget(flow, layout) ? () => send({ type: 'BACK' }) : undefined
      }
    />
  )
}

type StepHeaderProps = {
  readonly flow: Flow
  /** `undefined` in the wide layout if the step has its heading elsewhere. */
  readonly title: string | undefined
  readonly hint: string | undefined
}
