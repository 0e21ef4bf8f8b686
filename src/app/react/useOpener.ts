import { useEffect, useState } from 'react'
import type { Opener } from '../../wallet/session/State'
import type { Dock } from '../Dock'

/**
 * Identifies a button as the opener of dialogs. The dialogs close when the button is unmounted, or hidden by React's
 * `Activity`.
 */
export function useOpener({ buttons, shell }: Dock): Opener {
  const [opener] = useState<Opener>({})
  useEffect(() => {
    buttons.add(opener)
    return () => {
      buttons.delete(opener)
      shell.get()?.buttonRemoved(opener)
    }
  }, [buttons, opener, shell])
  return opener
}
