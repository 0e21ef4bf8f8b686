import { lazy } from 'react'
import { Plain } from './Plain'

/** The connected button, fetched when somebody is or may be connected. */
export const LazyConnected = lazy(() =>
  fetchConnected()
    .catch(fetchConnected)
    .catch(() => ({ default: Plain })),
)

async function fetchConnected() {
  const { Connected } = await import('./Connected')
  return { default: Connected }
}
