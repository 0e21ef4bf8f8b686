import { Button, type ButtonProps } from '../Button'
import { unseen } from '../unseen.styles'
import type { CopyState } from './useCopy'

/** A button that copies a text. Confirms it on the screen and to screen readers. */
export function CopyButton({ state, words, ...button }: CopyButtonProps) {
  const isCopied = state === 'copied'
  return (
    <>
      <Button {...button} icon={isCopied ? 'check' : 'copy'}>
        {isCopied ? words.copied : words.copy}
      </Button>
      <span className={unseen} role="status">
        {isCopied && words.copied}
      </span>
    </>
  )
}

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'icon'> & {
  readonly state: CopyState
  readonly words: { readonly copy: string; readonly copied: string }
}
