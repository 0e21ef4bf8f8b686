import { Button, type ButtonProps } from '../Button'
import { unseen } from '../unseen.styles'
import type { CopyState } from './useCopy'

/** A button that copies a text. Confirms the copy on the screen and to screen readers. */
export function CopyButton(props: CopyButtonProps) {
  const { state, words, short, ...button } = props
  const isCopied = state === 'copied'
  const shown = short ?? words
  return (
    <>
      <Button
        {...button}
        icon={isCopied ? 'check' : 'copy'}
        label={short && !isCopied ? words.copy : undefined}
      >
        {isCopied ? shown.copied : shown.copy}
      </Button>
      <span className={unseen} role="status">
        {isCopied && words.copied}
      </span>
    </>
  )
}

export type CopyButtonProps = Omit<
  ButtonProps,
  'children' | 'icon' | 'label'
> & {
  readonly state: CopyState
  readonly words: CopyLabels
  /** Labels for a button that has no room for `words`. Screen readers read `words`. */
  readonly short?: CopyLabels | undefined
}

type CopyLabels = { readonly copy: string; readonly copied: string }
