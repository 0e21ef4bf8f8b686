import type { Settings } from './Settings'

let settings: Promise<Settings> | undefined

/**
 * The page's settings, fetched once; asked for again after a failure.
 * @throws Error when they cannot be had
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
  // Our own server's file: its shape is ours to keep.
  return settings as Settings
}
