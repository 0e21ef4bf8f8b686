import type { Settings } from '../parts/settings'

/** A part of the page. It is imported on demand, so that federation chooses the page's React before it runs. */
type Part = () => Promise<{
  readonly start: (settings: Settings, place: Element) => void
}>

/** The ways in which a page can load Walletdock. */
export type WayName = 'kit' | 'remotes'

declare global {
  interface Window {
    /** Shows a part of the page. Tests call it in different orders. */
    startPart?: Partial<Record<WayName, () => Promise<void>>>
  }
}

/** Adds parts to `window.startPart`. */
export function offerParts(parts: Partial<Record<WayName, Part>>): void {
  window.startPart ??= {}
  for (const [name, load] of Object.entries(parts))
    Object.assign(window.startPart, {
      [name]: async () => {
        const settings = await (await fetch('/settings.json')).json()
        const place = document.querySelector(`#${name}`)
        const { start } = await load()
        if (place) start(settings, place)
      },
    })
}
