import { CopyButton, type CopyButtonProps } from './CopyButton'
import { TextToCopy } from './TextToCopy'
import { useCopy } from './useCopy'

/** Copies a text; where the clipboard is out of reach, shows it to be copied by hand. */
export function CopyText({ text, words, write, ...button }: CopyTextProps) {
  const [state, copy] = useCopy(text, write)
  return (
    <>
      {state === 'failed' && (
        <TextToCopy
          // A field has one line.
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
  /** Resolves to whether the clipboard has really taken the text. */
  readonly write: (text: string) => Promise<boolean>
}

export type CopyWords = CopyButtonProps['words'] & {
  /** What the text is. */
  readonly label: string
  readonly copyFailed: string
}
