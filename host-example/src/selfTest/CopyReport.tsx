import { useEffect, useState } from 'react'

type Props = { readonly text: string | undefined }

/** How long the button says that the report was copied, in milliseconds. */
const copiedMs = 1500

/** Copies the report as text. */
export function CopyReport({ text }: Props) {
  const [said, setSaid] = useState<string>()

  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), copiedMs)
    return () => clearTimeout(timer)
  }, [said])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text ?? '')
      setSaid('Copied')
    } catch {
      setSaid('Couldn’t copy')
    }
  }

  return (
    <button
      type="button"
      className="button button-copy"
      disabled={!text}
      onClick={copy}
    >
      <span aria-live="polite">{said ?? 'Copy report'}</span>
    </button>
  )
}
