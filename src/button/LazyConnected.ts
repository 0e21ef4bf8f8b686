import { lazy } from 'react'
import { arrival } from '../ui/arrival'
import { Plain } from './Plain'

/** The connected button and its notice. Fetched from this place alone, so that there is one file of them. */
export const connectedButton = arrival(() =>
  import('./Connected').then(({ connectedParts }) => connectedParts),
)

/** The connected button, fetched when somebody is or may be connected. */
export const LazyConnected = lazy(() =>
  connectedButton
    .load()
    .catch(connectedButton.load)
    .catch(() => ({ default: Plain })),
)
