import { expect, onTestFinished, test } from 'vitest'
import { dockOf } from '../../../src/remote/page/dockOf'
import { install } from '../engine/startEngine'
import { byTestId, choose, config, inWalletdock, mountPage } from './aPage'

const islands = '[data-walletdock]'
const changes = { childList: true, subtree: true } as const

test('the connect dialog shows the connected account while it closes', async () => {
  install({ slowMs: 300 }).answer('slow')
  mountPage()
  const dock = dockOf(config)
  dock.session.send({ type: 'OPEN', dialog: 'connect' })
  await expect.poll(() => byTestId('wallet-acme')).toBeTruthy()
  // The dialog is there for a moment only, which a busy machine may miss.
  const shown: unknown[] = []
  const observer = new MutationObserver(() =>
    shown.push(inWalletdock('dialog[popover] [data-mood=done]')?.textContent),
  )
  onTestFinished(() => observer.disconnect())
  observer.observe(byTestId('wallet-acme')?.getRootNode() ?? document, changes)
  choose(dock)
  await expect
    .poll(() => shown)
    .toContainEqual(expect.stringMatching(/^Connected0x/))
  expect(dock.session.getState().dialog).toBeUndefined()
})

/** Returns the texts of all status regions outside the dialogs. */
const announced = () =>
  [...document.querySelectorAll(islands)].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[role=status]') ?? [])]
      .filter((region) => !region.closest('dialog'))
      .map(({ textContent }) => textContent ?? ''),
  )

test.each([
  ['with our button, in English', true, 'en', 'Connected'],
  ['that renders its own button, in English', false, 'en', 'Connected'],
  ['that renders its own button, in German', false, 'de', 'Verbunden'],
])(
  'on a page %s, a connection of this visit is announced once, by a region that was there before its text [WCAG 4.1.3]',
  async (_, hasButton, locale, word) => {
    install()
    if (hasButton) mountPage({ locale })
    const dock = dockOf({ ...config, locale })
    await Promise.all([dock.shell.load(), dock.language.load()])
    const seen: (readonly string[])[] = []
    // Watches new shadow roots as well.
    const observer = new MutationObserver(look)
    function look() {
      for (const { shadowRoot } of document.querySelectorAll(islands))
        if (shadowRoot) observer.observe(shadowRoot, changes)
      seen.push(announced())
    }
    observer.observe(document, changes)
    look()
    onTestFinished(() => observer.disconnect())
    dock.session.send({ type: 'OPEN', dialog: 'connect' })
    await dock.wallets.load()
    choose(dock)
    const first = () => seen.findIndex((texts) => texts.includes(word))
    await expect.poll(first).toBeGreaterThan(0)
    expect(seen[first()]?.filter((text) => text === word)).toHaveLength(1)
    expect(seen[first() - 1]).toContain('')
    await expect.poll(announced).not.toContain(word)
    // An account dialog that closes announces nothing.
    const { length } = seen
    dock.session.send({ type: 'OPEN', dialog: 'account' })
    dock.session.send({ type: 'CLOSE' })
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(seen.slice(length).flat()).not.toContain(word)
  },
)
