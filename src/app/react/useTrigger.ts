import { useEffect, useState } from 'react'
import type { Trigger } from '../../wallet/session/State'
import type { Dock } from '../Dock'

/** Identifies a button as a trigger. Its dialogs close when it is unmounted, or hidden by React's `Activity`. */
export function useTrigger({ buttons, shell }: Dock): Trigger {
  const [trigger] = useState<Trigger>({})
  useEffect(() => {
    buttons.add(trigger)
    return () => {
      buttons.delete(trigger)
      shell.get()?.buttonRemoved(trigger)
    }
  }, [buttons, trigger, shell])
  return trigger
}
