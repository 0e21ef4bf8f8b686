import { useEffect, useState } from 'react'
import { copyText } from '../platform/clipboard'

/** How long a copy is confirmed, in milliseconds. @see specification, section 9 */
export const confirmedForMs = 1500

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text; `copied` only once the clipboard has really taken it. */
export function useCopy(text: string): readonly [CopyState, () => void] {
  const [result, setResult] = useState({ state: 'idle' as CopyState, text })

  useEffect(() => {
    if (result.state !== 'copied') return
    const timer = setTimeout(
      () => setResult({ state: 'idle', text: result.text }),
      confirmedForMs,
    )
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    const isCopied = await copyText(text)
    setResult({ state: isCopied ? 'copied' : 'failed', text })
  }

  // What was said of another text is not true of this one.
  return [result.text === text ? result.state : 'idle', copy]
}
