import { expect, onTestFinished, test, vi } from 'vitest'
import { dockOf } from '../../../src/remote/page/dockOf'
import { mount } from '../../../src/remote/page/mount'
import { accountOf, alice } from '../../fixtures/session/accounts'
import { installPromptWallet } from '../engine/promptWallet'
import { install } from '../engine/startEngine'
import { choose, config } from './aPage'

/** Opens a page whose visitor approaches the button, so that the dialog is rendered in advance. */
async function nearTheButton() {
  const made = vi.spyOn(document, 'createElement')
  onTestFinished(() => made.mockRestore())
  const dialogs = () =>
    made.mock.results
      .map(({ value }) => value)
      .filter((it) => it instanceof HTMLDialogElement)
  const dock = dockOf(config)
  dock.prepare()
  await expect
    .poll(() => dialogs()[0]?.querySelector('[part=row]'))
    .toBeTruthy()
  const shown = () =>
    document
      .querySelector('div[data-walletdock]')
      ?.shadowRoot?.querySelector('dialog')
  onTestFinished(async () => {
    dock.session.send({ type: 'CLOSE' })
    await expect.poll(shown).toBeUndefined()
  })
  return { dialogs, dock, session: dock.session, shown }
}

/** Waits for React to handle events in the same task. */
async function sameTask() {
  for (let turns = 0; turns < 20; turns += 1) await undefined
}

test('the dialog that was rendered when the pointer approached stays outside the page until a tap shows it', async () => {
  const { dialogs, session, shown } = await nearTheButton()
  const [drawn] = dialogs()
  const row = drawn?.querySelector('[part=row]')
  expect(drawn?.isConnected).toBe(false)
  expect(session.getState().dialog).toBeUndefined()
  session.send({ type: 'OPEN', dialog: 'connect' })
  await sameTask()
  expect(shown()).toBe(drawn)
  expect(drawn?.matches(':modal')).toBe(true)
  expect(drawn?.querySelector('[part=row]')).toBe(row)
  expect(drawn?.getClientRects()).toHaveLength(1)
  expect(dialogs()).toHaveLength(1)
})

test('a closing dialog keeps its element, and no second one is rendered', async () => {
  // On a page with a button, React handles an event at the button first, and renders before the dialog's root is
  // removed.
  const { unmount } = mount(document.body, config)
  onTestFinished(unmount)
  await expect
    .poll(() => document.querySelector('[data-walletdock]')?.shadowRoot)
    .toBeTruthy()
  const { dialogs, session, shown } = await nearTheButton()
  const [drawn] = dialogs()
  session.send({ type: 'OPEN', dialog: 'connect' })
  await sameTask()
  session.send({ type: 'CLOSE' })
  await sameTask()
  // On a busy machine, the dialog may already have closed.
  expect([drawn, undefined]).toContain(shown())
  if (shown()) expect(drawn?.matches('[inert]:popover-open')).toBe(true)
  expect(dialogs()).toHaveLength(1)
})

test('a wallet that announces itself after the pointer has approached is listed when the dialog opens', async () => {
  const { session, shown } = await nearTheButton()
  const { rdns } = installPromptWallet()
  session.send({ type: 'OPEN', dialog: 'connect' })
  await sameTask()
  const row = () => shown()?.querySelector(`[data-testid="wd-wallet-${rdns}"]`)
  expect(row()).toBeTruthy()
})

test('a visitor who connects after the pointer has approached sees the account dialog', async () => {
  const { dock, session, shown } = await nearTheButton()
  await dock.views.account.load()
  session.send({ type: 'CONNECTED', account: accountOf(alice, 8453) })
  session.send({ type: 'OPEN', dialog: 'account' })
  await expect.poll(() => shown()?.dataset.name).toBe('account')
  expect(shown()?.querySelector('[data-testid=wd-disconnect]')).toBeTruthy()
})

test.each(['account', 'network'] as const)(
  'the first %s dialog after connecting is complete in its first frame, though no pointer has approached the button',
  async (name) => {
    install()
    const dock = dockOf(config)
    const { session, views } = dock
    session.send({ type: 'OPEN', dialog: 'connect' })
    await expect.poll(() => open()?.querySelector('[part=row]')).toBeTruthy()
    choose(dock)
    await expect
      .poll(() => session.getState().connection.type)
      .toBe('connected')
    await expect.poll(() => views[name].get()).toBeTruthy()
    session.send({ type: 'OPEN', dialog: name })
    await expect.poll(() => open()?.dataset.name, { interval: 5 }).toBe(name)
    expect(open()?.querySelector('[part=row]')).toBeTruthy()
    session.send({ type: 'CLOSE' })
    await expect.poll(open).toBeUndefined()
  },
)

const open = () =>
  [...document.querySelectorAll('div[data-walletdock]')]
    .map(({ shadowRoot }) =>
      shadowRoot?.querySelector<HTMLElement>('dialog[open]'),
    )
    .find(Boolean) ?? undefined
