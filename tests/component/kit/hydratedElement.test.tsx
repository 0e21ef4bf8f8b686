import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import '../../../src/kit/element'
import { remoteAt } from './remoteAt'

/** As the guide of the element says. */
const empty = { __html: '' }

test.each([
  ['its stand-in', 'contract-hangs', 'Connect wallet'],
  ['a retry', 'contract-404', 'Couldn’t load. Try again'],
  ['the real button', 'none', 'mounted Shop'],
])(
  'an element that already shows %s when React hydrates it is kept, without a hydration error',
  async (_, fault, text) => {
    const { url } = remoteAt(fault)
    const config = JSON.stringify({ appName: 'Shop' })
    let notify = (_: unknown) => {}
    const hydrated = new Promise((resolve) => {
      notify = resolve
    })
    const app = (
      <main ref={notify}>
        {createElement('wallet-dock', {
          ...{ url, config, suppressHydrationWarning: true },
          dangerouslySetInnerHTML: empty,
        })}
      </main>
    )
    const place = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => place.remove())
    // Otherwise the element logs the failure.
    place.addEventListener('walletdock-failed', (event) =>
      event.preventDefault(),
    )
    place.innerHTML = renderToString(app)
    const dock = place.querySelector('wallet-dock')
    await expect.poll(() => dock?.textContent).toBe(text)
    const errors: unknown[] = []
    const root = hydrateRoot(place, app, {
      onRecoverableError: (error) => errors.push(error),
    })
    onTestFinished(() => root.unmount())
    await hydrated
    expect(errors).toEqual([])
    expect(place.querySelector('wallet-dock')).toBe(dock)
    expect(dock?.textContent).toBe(text)
  },
)
