import { fetchSettings, type Settings } from '../parts/settings'

/** Shows a team's part in its place. Resolves once its wallet is there or has failed. */
export type StartPart = (place: Element, settings: Settings) => Promise<void>

/**
 * The portal itself, which knows the names and the order of its parts, and nothing about wallets.
 * `?order=header,shop,news` loads them one after the other, and `?order=header+shop+news` all at once.
 */
async function open() {
  const settings = await fetchSettings()
  const order = new URLSearchParams(location.search).get('order') ?? ''
  for (const together of order.split(','))
    await Promise.all(
      together.split(' ').map(async (name) => {
        const script = `/${name}.js`
        const part: { start: StartPart } = await import(script)
        const place = document.querySelector(`#${name}`)
        if (place) await part.start(place, settings)
      }),
    )
}

open()
