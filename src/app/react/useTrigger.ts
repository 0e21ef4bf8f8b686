import { useEffect, useState } from 'react'
import type { Trigger } from '../../wallet/session/State'
import type { Dock } from '../Dock'

/** Identifies a button as a trigger. Its dialogs close when it is unmounted, or hidden by React's `Activity`. */
export function useTrigger({ shell }: Dock): Trigger {
  const [trigger] = useState<Trigger>({})
  useEffect(() => () => shell.get()?.buttonRemoved(trigger), [trigger, shell])
  return trigger
}
