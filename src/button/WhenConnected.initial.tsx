import { useEffect, useState } from 'react'
import { onDemand } from '../ui/onDemand.initial'
import { useOnDemand } from '../ui/useOnDemand.initial'
import type { DrawnButtonProps } from './ConnectButtonViewProps'
import { Pending } from './Pending.initial'
import { Plain } from './Plain.initial'

/** How long the placeholder is shown before the plain button replaces it, in milliseconds. */
const patienceMs = 2000

const fetchParts = () =>
  import(/* webpackChunkName: 'likely-Connected' */ './Connected').then(
    ({ connectedParts }) => connectedParts,
  )

/** The connected button and its notice. Imported only here, so that the bundler creates a single file for them. */
export const connectedButton = onDemand(() => fetchParts().catch(fetchParts))

/** The connected button, once it has loaded. Pressing its substitute loads it again. */
export function WhenConnected(props: Omit<DrawnButtonProps, 'label'>) {
  const { value, failed, retry } = useOnDemand(connectedButton)
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(setLate, patienceMs, true)
    return () => clearTimeout(timer)
  }, [])

  if (value) return <value.Connected {...props} />
  if (props.status === 'loading' || (!failed && !isLate))
    return <Pending chainStatus={props.chainStatus} />
  return (
    <Plain
      {...props}
      onOpen={(dialog) => {
        retry()
        props.onOpen(dialog)
      }}
    />
  )
}
