import {
  DialogHeader,
  type DialogHeaderProps,
} from '../../ui/dialog/DialogHeader'
import * as header from '../../ui/dialog/DialogHeader.styles'
import { Icon } from '../../ui/Icon'
import { backTarget } from '../../wallet/session/dialog/backTarget'
import type { ConnectDialogProps } from './ConnectDialogProps'

/**
 * The header of a step. In the wide layout, the list's title is the dialog's title, so a step has a heading of level 2.
 */
export function StepHeader({
  flow,
  layout,
  messages,
  send,
  title,
  hint,
}: StepHeaderProps) {
  const onBack = backTarget(flow, layout)
    ? () => send({ type: 'BACK' })
    : undefined
  const onClose = () => send({ type: 'CLOSE' })
  if (layout !== 'wide' && title) {
    return (
      <DialogHeader {...{ title, hint, labels: messages, onBack, onClose }} />
    )
  }
  const control = (name: 'back' | 'close', onClick: () => void) => (
    <button
      type="button"
      className={header.control}
      data-testid={`wd-${name}`}
      part={name}
      aria-label={messages[name]}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  )
  return (
    <div className={header.header}>
      {onBack && control('back', onBack)}
      <div className={header.words}>
        {title && (
          <h2
            className={header.title}
            tabIndex={-1}
            data-autofocus={flow.step.name === 'NONE' ? undefined : ''}
          >
            {title}
          </h2>
        )}
        {hint && <p className={header.hint}>{hint}</p>}
      </div>
      {control('close', onClose)}
    </div>
  )
}

type StepHeaderProps = ConnectDialogProps &
  Pick<DialogHeaderProps, 'hint'> & {
    /** `undefined` in the wide layout if the step has its heading elsewhere. */
    readonly title: string | undefined
  }
