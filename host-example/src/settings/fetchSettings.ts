import type { Settings } from './Settings'

let settings: Promise<Settings> | undefined

/**
 * Fetches the page's settings once. If that fails, the next call tries again.
 * @throws Error if the settings cannot be loaded
 */
export function fetchSettings(): Promise<Settings> {
  settings ??= ask().catch((error) => {
    settings = undefined
    throw error
  })
  return settings
}

async function ask(): Promise<Settings> {
  const response = await fetch('/settings.json')
  if (!response.ok)
    throw new Error(`/settings.json answered ${response.status}.`)
  const settings: unknown = await response.json().catch((cause) => {
    throw new Error('/settings.json is not JSON.', { cause })
  })
  // The file comes from this page's own server, so its format is known.
  return settings as Settings
}
