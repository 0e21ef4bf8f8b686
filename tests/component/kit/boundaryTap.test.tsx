import { expect, test } from 'vitest'
import { loadWalletdock } from '../../../src/kit/walletdock'
import { button, openHost } from './openHost'
import { remoteAt } from './remoteAt'

/** Renders a button in a shadow root, like the real one. */
function Island() {
  const fill = (place: HTMLElement | null) => {
    if (!place || place.shadowRoot) return
    place.attachShadow({ mode: 'open' }).innerHTML = '<button>Mine</button>'
  }
  return <div data-walletdock ref={fill} />
}

/** Renders a boundary below a link. Its remote arrives when the test calls `arrive`. */
function openHeld() {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { global, url } = remoteAt('none')
  const { container } = openHost(url, {
    load: () => held.then(() => loadWalletdock({ url })),
    children: () => <Island />,
  })
  const link = document.createElement('a')
  Object.assign(link, { href: '#top', textContent: 'Cart' })
  container.before(link)
  const island = () => container.querySelector('[data-walletdock]')
  return {
    container,
    holder: button('Connect wallet'),
    link,
    /** Resolves once the boundary has handled all earlier presses and focus changes. */
    arrive: async () => {
      arrive()
      await expect.element(button('Mine')).toBeVisible()
      await expect.poll(() => container.querySelector('i')).toBeNull()
      link.remove()
    },
    opened: () => Reflect.get(globalThis, global)?.state.opened,
    hasFocus: () => Boolean(island()?.shadowRoot?.activeElement),
  }
}

test('the focus on the stand-in moves to the real button, without scrolling or opening anything', async () => {
  const { arrive, container, hasFocus, holder, opened } = openHeld()
  await expect.element(holder).toBeVisible()
  holder.element().focus()
  // The page must not jump for a visitor who has scrolled on.
  container.style.paddingTop = '3000px'
  scrollTo(0, 0)
  await arrive()
  expect(hasFocus()).toBe(true)
  expect(scrollY).toBe(0)
  expect(opened()).toBeUndefined()
})

test('if the focus has left the stand-in before the real button appears, the focus does not move', async () => {
  const { arrive, hasFocus, holder, link } = openHeld()
  await expect.element(holder).toBeVisible()
  holder.element().focus()
  link.focus()
  await arrive()
  expect(hasFocus()).toBe(false)
})

test.each(['another element', 'the pressed stand-in'])(
  'a press on the stand-in is shown at once, and answered once when the real button appears, if the focus moves to %s',
  async (to) => {
    const { arrive, holder, link, opened } = openHeld()
    await expect.element(holder).toHaveAttribute('aria-busy', 'false')
    await expect.element(holder).toHaveStyle({ cursor: 'pointer' })
    await holder.click()
    await expect.element(holder).toHaveAttribute('aria-busy', 'true')
    await expect.element(holder).toHaveStyle({ cursor: 'progress' })
    link.focus()
    if (to === 'the pressed stand-in') holder.element().focus()
    await arrive()
    expect(opened()).toEqual(['connect'])
  },
)

test('if the visitor did nothing, the focus does not move', async () => {
  const { arrive, hasFocus, opened } = openHeld()
  await arrive()
  expect(hasFocus()).toBe(false)
  expect(opened()).toBeUndefined()
})
