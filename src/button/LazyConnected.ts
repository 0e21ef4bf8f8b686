import { lazy } from 'react'
import { arrival } from '../ui/arrival'
import { Plain } from './Plain'

/** The connected button. Fetched from this place alone, so that there is one file of it. */
export const connectedButton = arrival(async () => {
  const { Connected } = await import('./Connected')
  return { default: Connected }
})

/** The connected button, fetched when somebody is or may be connected. */
export const LazyConnected = lazy(() =>
  connectedButton
    .load()
    .catch(connectedButton.load)
    .catch(() => ({ default: Plain })),
)
