import { useEffect, useState } from 'react'
import type { Opener } from '../../session/State'
import type { Dock } from '../Dock'

/** What a button opens dialogs as: they close when it goes, hidden by React's `Activity` or unmounted. */
export function useOpener({ buttons, shell }: Dock): Opener {
  const [opener] = useState<Opener>({})
  useEffect(() => {
    buttons.add(opener)
    return () => {
      buttons.delete(opener)
      shell.get()?.buttonGone(opener)
    }
  }, [buttons, opener, shell])
  return opener
}
