import type { PartSettings, StartPart } from './Part'

/**
 * The portal itself, which knows the names and the order of its parts, and nothing about wallets.
 * `?order=header,shop,news` loads them one after the other, and `?order=header+shop+news` all at once.
 */
async function open() {
  const settings: Readonly<Record<string, PartSettings>> = await (
    await fetch('/settings.json')
  ).json()
  const order = new URLSearchParams(location.search).get('order') ?? ''
  for (const together of order.split(','))
    await Promise.all(
      together.split(' ').map(async (name) => {
        const script = `/${name}.js`
        const part: { start: StartPart } = await import(script)
        const place = document.querySelector(`#${name}`)
        const given = settings[name]
        if (place && given) await part.start(place, given)
      }),
    )
}

const clicks = document.querySelector('#clicks')
clicks?.addEventListener('click', () => {
  clicks.textContent = `${Number(clicks.textContent) + 1}`
})
open()
