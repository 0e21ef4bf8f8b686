import { useEffect, useState } from 'react'

/** How long a copy is confirmed, in milliseconds. @see specification, section 9 */
const confirmedForMs = 1500

export type CopyState = 'idle' | 'copied' | 'failed'

/**
 * Returns the state of copying a text, and a function that copies it.
 * @param write resolves to true if the text is in the clipboard
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

  // The result for an earlier text does not apply to the current text.
  return [result.text === text ? result.state : 'idle', copy]
}
