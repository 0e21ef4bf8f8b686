import { useEffect, useState } from 'react'

/** How long a copy is confirmed, in milliseconds. @see specification, section 9 */
const confirmedForMs = 1500

export type CopyState = 'idle' | 'copied' | 'failed'

/**
 * Copies a text and says how it went.
 * @param write resolves to whether the clipboard has really taken the text
 */
export function useCopy(
  text: string,
  write: (text: string) => Promise<boolean>,
): readonly [CopyState, () => void] {
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
    const isCopied = await write(text)
    setResult({ state: isCopied ? 'copied' : 'failed', text })
  }

  // What was said of another text is not true of this one.
  return [result.text === text ? result.state : 'idle', copy]
}
