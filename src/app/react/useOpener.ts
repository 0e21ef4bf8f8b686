import { useEffect, useRef } from 'react'
import type { Dock } from '../Dock'

/** What a button opens dialogs as: they close when it goes, hidden by React's `Activity` or unmounted. */
export function useOpener({ buttons, shell }: Dock): object {
  const opener = useRef(0)
  useEffect(() => {
    buttons.add(opener)
    return () => {
      buttons.delete(opener)
      shell.get()?.(opener)
    }
  }, [buttons, shell])
  return opener
}
