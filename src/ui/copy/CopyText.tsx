import { CopyButton, type CopyButtonProps } from './CopyButton'
import { TextToCopy } from './TextToCopy'
import { useCopy } from './useCopy'

/** A button that copies a text. If the clipboard is unavailable, shows the text so that the visitor can copy it. */
export function CopyText({ text, words, write, ...button }: CopyTextProps) {
  const [state, copy] = useCopy(text, write)
  return (
    <>
      {state === 'failed' && (
        <TextToCopy
          // An input field has a single line.
          text={text.replaceAll('\n', '; ')}
          label={words.label}
          reason={words.copyFailed}
        />
      )}
      <CopyButton {...button} state={state} words={words} onClick={copy} />
    </>
  )
}

type CopyTextProps = Omit<CopyButtonProps, 'state' | 'words' | 'onClick'> & {
  readonly text: string
  readonly words: CopyWords
  /** Resolves to true if the text is in the clipboard. */
  readonly write: (text: string) => Promise<boolean>
}

export type CopyWords = CopyButtonProps['words'] & {
  /** Name of the text for screen readers. */
  readonly label: string
  readonly copyFailed: string
}
