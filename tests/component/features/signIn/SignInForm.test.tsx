import { expect, onTestFinished, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { moving } from '../../../../src/connect/moving'
import { SignInForm } from '../../../../src/features/signIn/SignInForm'
import { dialogMessages } from '../../../../src/messages/dialogs'
import type { Layout } from '../../../../src/session/Facts'
import type { SignInStep } from '../../../../src/session/signIn/SignIn'
import type { Theme } from '../../../../src/theme/Appearance'
import { moment } from '../../../../src/theme/motion'
import {
  signerAccount,
  signInStates,
} from '../../../fixtures/states/signInStates'
import { drawDialog } from '../../ui/drawDialog'

function drawForm(
  step: SignInStep,
  layout: Layout = 'compact',
  theme: Theme = 'light',
  account = signerAccount,
) {
  const said: string[] = []
  const told = new Set<() => void>()
  const whenDone = (tell: () => void) => {
    told.add(tell)
    return () => told.delete(tell)
  }
  const shell = (next: SignInStep) => ({
    name: 'connect' as const,
    layout,
    step: 'signIn',
    onClose: () => said.push('close'),
    children: (
      <SignInForm
        signIn={{ ...next, round: 1 }}
        account={account}
        layout={layout}
        appName="Harbour Books"
        messages={dialogMessages}
        whenDone={whenDone}
        onGo={() => said.push('go')}
        onClose={() => said.push('close')}
      />
    ),
  })
  const drawn = drawDialog(shell(step), { theme })
  const button = (id: string) =>
    drawn.dialog.querySelector<HTMLElement>(`[data-testid=wd-${id}]`)
  return {
    ...drawn,
    said,
    button,
    /** Signs the visitor in and closes the dialog. Returns the element that fades out. */
    finish: () => {
      for (const tell of told) tell()
      drawn.close()
      const ghost = drawn.island.root.querySelector('[popover]')
      if (!ghost) throw new Error('Nothing leaves.')
      return ghost
    },
    show: (s: SignInStep) => drawn.draw(shell(s)),
  }
}

test('the form shows the account, the app, and what signing means', () => {
  const { dialog } = drawForm(stateOf('ready'))
  expect(dialog.textContent).toContain('Sign in to Harbour Books')
  expect(dialog.textContent).toContain('0xf3')
  expect(dialog.textContent).toMatch(/Acme Vault.*is free.*won’t move funds/)
})

const sign = 'Sign message'
const [waiting, again] = ['Waiting…', 'Try again']

test.each([
  ['preparing', 'Preparing…', ''],
  ['ready', sign, ''],
  ['signing', waiting, ''],
  ['verifying', waiting, ''],
  ['not prepared', again, 'Harbour Books didn’t respond'],
  ['not signed', again, 'Acme Vault didn’t sign'],
  ['not accepted', again, 'Harbour Books didn’t accept the signature'],
])(
  '“%s” has one primary button, which reads “%s”, and announces “%s” [WCAG 3.3.8]',
  (name, label, title) => {
    const { button, dialog, said } = drawForm(stateOf(name))
    const primary = dialog.querySelectorAll('[data-tone=primary]')
    expect([...primary].map((each) => each.textContent)).toEqual([label])
    expect(dialog.querySelector('[aria-live]')?.textContent).toContain(title)
    if (!title) return
    button('retry')?.click()
    expect(said).toEqual(['go'])
  },
)

test('if the wallet was removed or updated, the form explains that and offers only a refresh', () => {
  const { dialog } = drawForm({
    ...stateOf('ready'),
    trouble: { step: 'signing', failure: { class: 'wallet-gone' } },
  } as SignInStep)
  const primary = dialog.querySelectorAll('[data-tone=primary]')
  expect([...primary].map((each) => each.textContent)).toEqual(['Refresh now'])
  expect(dialog.querySelector('[aria-live]')?.textContent).toContain(
    'Acme Vault is no longer available',
  )
})

test('with the keyboard alone, a visitor can sign, follow the progress and cancel, and the form never loses the focus', async () => {
  const { button, dialog, island, said, show } = drawForm(stateOf('ready'))
  const focused = () => island.root.activeElement
  await expect.poll(() => dialog.contains(focused())).toBe(true)
  for (let step = 0; step < 4 && focused() !== button('sign-in'); step += 1)
    await userEvent.tab()
  expect(focused()).toBe(button('sign-in'))
  await userEvent.keyboard('{Enter}')
  expect(said).toEqual(['go'])
  show(stateOf('signing'))
  expect(focused()).toBe(button('sign-in'))
  await userEvent.keyboard('{Enter}')
  expect(said).toEqual(['go'])
  await userEvent.tab()
  expect(focused()).toBe(button('cancel'))
  await userEvent.keyboard('{Enter}')
  expect(said).toEqual(['go', 'close'])
})

function stateOf(name: string): SignInStep {
  return signInStates[name] ?? { type: 'idle' }
}

test('a waiting button has a different colour than one that can be pressed, and the wallet’s icon is beside the avatar', () => {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const { connector } = signerAccount
  const { button, dialog, show } = drawForm(
    stateOf('ready'),
    'compact',
    'light',
    { ...signerAccount, connector: { ...connector, icon } },
  )
  const ground = () => {
    const sign = button('sign-in')
    if (!sign) throw new Error('There is no button.')
    for (const one of sign.getAnimations()) one.finish()
    return getComputedStyle(sign).backgroundColor
  }
  const ready = ground()
  show(stateOf('signing'))
  expect(ground()).not.toBe(ready)
  const badge = dialog.querySelector('[data-mood] img')
  expect(badge?.getAttribute('src')).toBe(icon)
})

test.each(['compact', 'mobile'] as const)(
  'after signing in, the account stays in place with a check mark for at most 900 ms: %s',
  async (layout) => {
    await moving.load()
    const { dialog, finish } = drawForm(stateOf('verifying'), layout)
    const who = dialog.querySelector('[data-mood] + p')
    const box = () =>
      [who, who?.previousElementSibling].map((one) =>
        one?.getBoundingClientRect().toJSON(),
      )
    for (const one of dialog.getAnimations()) one.finish()
    const before = box()
    const ghost = finish()
    for (const one of ghost.getAnimations()) {
      expect(one.effect?.getComputedTiming().endTime).toBeLessThanOrEqual(
        moment,
      )
      one.pause()
    }
    const parts = [...ghost.children]
    // The ring of the sign-in turns until its animation is replaced.
    for (const one of parts.flatMap((it) =>
      it.getAnimations({ subtree: true }),
    ))
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish()
    expect(box()).toEqual(before)
    const seen = [...ghost.querySelectorAll('h1,p,[part~=button]')].filter(
      (one) => one.checkVisibility({ opacityProperty: true }),
    )
    expect(seen.map(({ textContent }) => textContent)).toEqual([
      '0xf39F…2266',
      'Connected',
    ])
    expect(ghost.querySelector('[data-mood=done] svg')).not.toBeNull()
    await userEvent.keyboard('a')
    await expect.poll(() => ghost.isConnected).toBe(false)
  },
)

test.each([
  ['the visitor', 'reduce', ''],
  ['the page', '', 'reduced'],
])(
  'if %s prefers reduced motion, the end of signing in is shown without movement [WCAG 2.2.2]',
  async (_, value, motion) => {
    const emulate = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value }],
      })
    await moving.load()
    await emulate(value)
    document.body.style.setProperty('--walletdock-motion', motion)
    onTestFinished(async () => {
      document.body.removeAttribute('style')
      await emulate('')
    })
    const ghost = drawForm(stateOf('verifying'), 'mobile').finish()
    expect(ghost.querySelector('[data-mood=done] svg')).not.toBeNull()
    // CSS animations follow the setting without a script.
    const scripted = (element: Element, subtree = false) =>
      element
        .getAnimations({ subtree })
        .filter((one) => one.constructor === Animation)
    expect([...ghost.children].flatMap((it) => scripted(it, true))).toEqual([])
    const changed = scripted(ghost)
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
      )
      .flatMap((frame) => Object.keys(frame))
    expect(changed).toContain('opacity')
    for (const movement of ['translate', 'scale', 'transform'])
      expect(changed).not.toContain(movement)
    for (const one of ghost.getAnimations()) one.finish()
    await expect.poll(() => ghost.isConnected).toBe(false)
  },
)

test('a sign-in that the visitor cancels shows no check mark', () => {
  const { close, dialog } = drawForm(stateOf('ready'))
  close()
  expect(dialog.querySelector('[data-mood=done]')).toBeNull()
})
