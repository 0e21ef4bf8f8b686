import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Avatar } from '../../../src/ui/Avatar'
import { Button } from '../../../src/ui/Button'
import { Icon } from '../../../src/ui/Icon'
import { ShadowHost } from '../../../src/ui/island/ShadowHost'
import { Picture } from '../../../src/ui/Picture'
import { Spinner } from '../../../src/ui/Spinner'
import { render } from '../../fixtures/pages/render'

const good = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
const broken = 'data:image/png;base64,AAAA'
const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

const light = { theme: 'light' } as const

const inShadow = (node: React.ReactNode) => {
  const { container, rerender } = render(
    <ShadowHost appearance={light}>{node}</ShadowHost>,
  )
  const root = container.querySelector('span')?.shadowRoot
  if (!root) throw new Error('no shadow root')
  return {
    root,
    draw: (next: React.ReactNode) =>
      rerender(<ShadowHost appearance={light}>{next}</ShadowHost>),
  }
}

test('a broken picture is replaced by its fallback, and a new URL is loaded', async () => {
  const { root, draw } = inShadow(
    <Picture url={broken} size={28} fallback={<b>M</b>} />,
  )
  await expect.element(page.getByText('M')).toBeVisible()
  expect(root.querySelector('img')).toBeNull()
  draw(<Picture url={good} size={28} fallback={<b>M</b>} />)
  expect(root.querySelector('img')?.src).toBe(good)
  // A picture is never loaded over http.
  draw(<Picture url="http://example.org/track.png" size={28} />)
  expect(root.querySelector('img')).toBeNull()
})

test('a picture does not delay the frame in which it appears first', async () => {
  // A URL that no other test has loaded.
  const { root } = inShadow(<Picture url={`${own}<!--late-->`} size={28} />)
  const isLoaded = () => root.querySelector('img')?.complete
  // Without a delay, browsers parse `data:` images in a microtask.
  await Promise.resolve()
  expect(isLoaded()).toBe(false)
  await expect.poll(isLoaded).toBe(true)
})

test('on a cross-origin isolated page, an image that fails is requested again with CORS', async () => {
  vi.stubGlobal('crossOriginIsolated', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { root } = inShadow(
    <Picture url={broken} size={28} fallback={<b>M</b>} />,
  )
  const modes: (string | null | undefined)[] = []
  const look = () => modes.push(root.querySelector('img')?.crossOrigin)
  look()
  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await expect.element(page.getByText('M')).toBeVisible()
  expect(modes).toEqual([null, 'anonymous', undefined])
})

test('an avatar with a broken image falls back to a gradient of the same size', async () => {
  const account = { address, avatar: broken } as const
  const { root } = inShadow(
    <Avatar account={account} choose={undefined} size={74} />,
  )
  await expect.poll(() => root.querySelector('img')).toBeNull()
  const face = root.querySelector('[data-round]')
  expect(face?.getBoundingClientRect().width).toBe(74)
  const { backgroundImage } = getComputedStyle(face ?? document.body)
  expect(backgroundImage).toContain('gradient')
})

const own = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const chosen = `${own}<!--chosen-->`

test.each([
  ['the host’s picture', () => chosen, chosen],
  ['its own picture if the host has none', () => undefined, own],
  ['no picture from a URL that is not safe', () => 'http://a.example/a', null],
])('an avatar shows %s', (_, choose, shown) => {
  const account = { address, name: 'a.eth', avatar: own } as const
  const choice = vi.fn(choose)
  const { root } = inShadow(
    <Avatar account={account} choose={choice} size={24} />,
  )
  expect(root.querySelector('img')?.getAttribute('src') ?? null).toBe(shown)
  expect(choice).toHaveBeenCalledWith(address, 'a.eth')
})

test('an avatar keeps its own picture if the host’s function throws, and the error is reported to the page', () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  onTestFinished(() => reported.mockRestore())
  const mistake = new Error('no avatar')
  const { root } = inShadow(
    <Avatar
      account={{ address, avatar: own }}
      choose={() => {
        throw mistake
      }}
      size={24}
    />,
  )
  expect(root.querySelector('img')?.getAttribute('src')).toBe(own)
  expect(reported).toHaveBeenCalledWith(mistake)
})

test('a busy button keeps its text and ignores clicks', async () => {
  const onClick = vi.fn()
  const { draw } = inShadow(<Button onClick={onClick}>Switch</Button>)
  const button = page.getByRole('button', { name: 'Switch' })
  await button.click()
  expect(onClick).toHaveBeenCalledTimes(1)
  draw(
    <Button busy onClick={onClick}>
      Switch
    </Button>,
  )
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a button with a URL is a link without a referrer', async () => {
  inShadow(<Button href="https://example.org/">Learn more</Button>)
  const link = page.getByRole('link', { name: 'Learn more' })
  await expect.element(link).toHaveAttribute('rel', 'noreferrer')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('a spinner becomes visible only after a delay', () => {
  const { root } = inShadow(<Spinner />)
  const spinner = root.querySelector('span')
  if (!spinner) throw new Error('The spinner is missing.')
  const [appear] = spinner.getAnimations()
  expect(appear?.effect?.getTiming().delay).toBeGreaterThan(0)
  expect(getComputedStyle(spinner).opacity).toBe('0')
  appear?.finish()
  expect(getComputedStyle(spinner).opacity).toBe('1')
})

test('the icon of a direction is mirrored in right-to-left languages', () => {
  document.documentElement.dir = 'rtl'
  const { root } = inShadow(<Icon name="forward" />)
  const { transform } = getComputedStyle(
    root.querySelector('svg') ?? document.body,
  )
  expect(new DOMMatrix(transform).a).toBeLessThan(0)
  document.documentElement.removeAttribute('dir')
})
