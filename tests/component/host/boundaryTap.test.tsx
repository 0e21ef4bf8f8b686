import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadWalletdock } from '../../../src/host/walletdock'
import { button, openHost } from './openHost'
import { remoteAt } from './remoteAt'

/** Where the real button is: in a shadow root of its own. */
function Island() {
  const fill = (place: HTMLElement | null) => {
    if (!place || place.shadowRoot) return
    place.attachShadow({ mode: 'open' }).innerHTML = '<button>Mine</button>'
  }
  return <div data-walletdock ref={fill} />
}

/** A boundary whose remote arrives when the test says so, below a link of the page’s own. */
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
    /** Resolves when what was done before is answered. */
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

test('the focus on the button that holds the place goes to the one that comes, moves nothing and opens nothing', async () => {
  const { arrive, container, hasFocus, holder, opened } = openHeld()
  await expect.element(holder).toBeVisible()
  holder.element().focus()
  // Whoever has read on sees no jump.
  container.style.paddingTop = '3000px'
  scrollTo(0, 0)
  await arrive()
  expect(hasFocus()).toBe(true)
  expect(scrollY).toBe(0)
  expect(opened()).toBeUndefined()
})

test('the focus that has gone elsewhere by then stays there', async () => {
  const { arrive, hasFocus, holder, link } = openHeld()
  await expect.element(holder).toBeVisible()
  holder.element().focus()
  link.focus()
  await arrive()
  expect(hasFocus()).toBe(false)
})

test('a press is answered once, wherever the focus goes after it', async () => {
  const { arrive, holder, link, opened } = openHeld()
  await holder.click()
  link.focus()
  await arrive()
  expect(opened()).toEqual(['connect'])
})

test('the focus that comes back to what was pressed takes no press away', async () => {
  const { arrive, holder, link, opened } = openHeld()
  await holder.click()
  link.focus()
  holder.element().focus()
  await arrive()
  expect(opened()).toEqual(['connect'])
})

test('anyone who did nothing finds the focus where it was', async () => {
  const { arrive, hasFocus, opened } = openHeld()
  await arrive()
  expect(hasFocus()).toBe(false)
  expect(opened()).toBeUndefined()
})

test('a page may show something of its own while it loads', async () => {
  openHost(remoteAt('contract-hangs').url, { placeholder: <p>Soon</p> })
  await expect.element(page.getByText('Soon')).toBeVisible()
  expect(button('Connect wallet').elements()).toEqual([])
})
