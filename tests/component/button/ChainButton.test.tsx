import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ShadowHost } from '../../../src/ui/island/ShadowHost'
import { Pending } from '../../../src/views/button/ConnectButtonView'
import { render } from '../../fixtures/pages/render'
import { base, polygon, states } from '../../fixtures/states/buttonStates'
import { translations } from '../../fixtures/states/languages'
import { drawButton } from './drawButton'

afterEach(() => page.viewport(1280, 800))

const button = (name: string | RegExp) => page.getByRole('button', { name })

test.each([
  ['none', 390],
  ['none', 1280],
  [undefined, 390],
  [undefined, 1280],
] as const)(
  'the chain selector can be hidden (%s), and the placeholder has the same width, in a window of %i pixels',
  async (chainStatus, width) => {
    await page.viewport(width, 800)
    const { container } = render(
      <ShadowHost appearance={{}}>
        <Pending chainStatus={chainStatus} />
      </ShadowHost>,
    )
    const held = () => container.querySelector('span')?.offsetWidth ?? 0
    await expect.poll(held).toBeGreaterThan(0)
    const { host, root } = await drawButton({
      ...states.connected,
      chainStatus,
    })
    await expect.element(button(/Account/)).toBeVisible()
    const selector = root.querySelector<HTMLElement>('[part=network-button]')
    expect(Boolean(selector?.offsetWidth)).toBe(chainStatus !== 'none')
    // Font metrics differ between systems by less than 60 pixels. A chain selector is wider than that.
    expect(Math.abs(host.offsetWidth - held())).toBeLessThan(60)
  },
)

test.each([390, 1280])(
  'the button shows the whole text "Wrong network" in every language, in a window of %i pixels',
  async (width) => {
    await page.viewport(width, 800)
    const wrong = states['on a wrong network']
    const { root, draw } = await drawButton(wrong)
    for (const { button: messages } of Object.values(translations)) {
      draw({ ...wrong, messages })
      const words = root.querySelector('[part=network-button] bdi')
      expect(words?.textContent).toBe(messages.wrongNetwork)
      const { scrollWidth = 1, clientWidth = 0 } = words ?? {}
      expect(scrollWidth, messages.locale).toBeLessThanOrEqual(clientWidth)
    }
  },
)

test.each([390, 1280])(
  'on a wrong network, the button to switch shows its text for each chainStatus, for known and unknown chains, in a window of %i pixels',
  async (width) => {
    await page.viewport(width, 800)
    const wrong = states['on a wrong network']
    const { root, draw } = await drawButton(wrong)
    for (const chain of [polygon, { ...base, unsupported: true }])
      for (const chainStatus of ['none', 'icon', 'name', 'full'] as const) {
        draw({ ...wrong, chain, chainStatus })
        const way = button(`Wrong network: ${chain.name}. Switch network`)
        await expect.element(way).toBeVisible()
        const words = way.getByText('Wrong network', { exact: true })
        await expect.element(words).toBeVisible()
        // The account button stays visible.
        await expect
          .element(button(/0x71C7…976F on .*\. Account$/))
          .toBeVisible()
        expect(root.querySelectorAll('button').length).toBe(2)
      }
  },
)

test('the chain button is remounted on a wrong network, so that its colour changes without a transition', async () => {
  const { root, draw } = await drawButton(states.connected)
  await expect.element(button(/Network: Base/)).toBeVisible()
  const before = root.querySelector('[part=network-button]')
  draw({ ...states.connected, chain: polygon })
  expect(root.querySelector('[part=network-button]')).not.toBe(before)
})

test('a chain without an icon shows its name, or its id if it has no name', async () => {
  const chain = { ...base, id: 4242, iconUrl: undefined, name: '' }
  await drawButton({ ...states.connected, chain, chainStatus: 'icon' })
  await expect.element(page.getByText('4242')).toBeVisible()
})

test.each(['data:image/png;base64,AAAA', 'ftp://host.example/base.svg'])(
  'if the chain’s picture %s cannot be shown and chainStatus is icon, the button shows the initial of the chain’s name',
  async (iconUrl) => {
    const chain = { ...base, iconUrl }
    const { root } = await drawButton({
      ...states.connected,
      chain,
      chainStatus: 'icon',
    })
    await expect
      .element(page.getByText(base.name.slice(0, 1), { exact: true }))
      .toBeVisible()
    expect(root.querySelector('[part=network-button] img')).toBeNull()
  },
)

test('a well-known chain without an icon of the host gets Walletdock’s icon a moment later', async () => {
  const chain = { ...base, id: 137, iconUrl: undefined, name: 'Polygon' }
  const { root } = await drawButton({ ...states.connected, chain })
  await expect
    .poll(() => root.querySelector('[part=network-button] img'))
    .not.toBeNull()
})
