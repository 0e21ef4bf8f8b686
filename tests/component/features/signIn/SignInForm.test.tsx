import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../../src/data/messages/dialogs'
import type { SignInStep } from '../../../../src/features/signIn/SignIn'
import {
  SignInForm,
  type WrongNetwork,
} from '../../../../src/features/signIn/SignInForm'
import {
  signerAccount,
  signInStates,
} from '../../../fixtures/states/signInStates'
import { type DrawnProps, drawDialog } from '../../ui/drawDialog'

function drawForm(
  step: SignInStep,
  account = signerAccount,
  wrongNetwork?: WrongNetwork,
) {
  const said: string[] = []
  const shell = (next: SignInStep): DrawnProps => ({
    name: 'connect',
    step: 'signIn',
    context: { send: ({ type }) => said.push(type) },
    children: (
      <SignInForm
        signIn={{ ...next, round: 1 }}
        account={account}
        wrongNetwork={wrongNetwork}
        onGo={() => said.push('go')}
      />
    ),
  })
  const drawn = drawDialog(shell(step))
  const show = (next: SignInStep) => drawn.draw(shell(next))
  return { ...drawn, said, show }
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
    const { dialog, get, said } = drawForm(stateOf(name))
    const primary = dialog.querySelectorAll('[data-tone=primary]')
    expect([...primary].map((each) => each.textContent)).toEqual([label])
    expect(dialog.querySelector('[aria-live]')?.textContent).toContain(title)
    if (!title) return
    get('retry').click()
    expect(said).toEqual(['go'])
  },
)

test('if the wallet cannot leave a wrong network, the form says so, and its primary button disconnects', () => {
  const { dialog, said } = drawForm(stateOf('ready'), signerAccount, {
    text: dialogMessages.signIn.wrongOneText,
  })
  const words = dialog.querySelector('[aria-live]')?.textContent
  expect(words).toMatch(/^Wrong network.*can’t switch.*another wallet/)
  const primary = dialog.querySelectorAll<HTMLElement>('[data-tone=primary]')
  expect(primary).toHaveLength(1)
  primary[0]?.click()
  expect(said).toEqual(['CLOSE'])
})

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
  const { dialog, get, island, said, show } = drawForm(stateOf('ready'))
  const focused = () => island.root.activeElement
  await expect.poll(() => dialog.contains(focused())).toBe(true)
  for (let step = 0; step < 4 && focused() !== get('sign-in'); step += 1)
    await userEvent.tab()
  expect(focused()).toBe(get('sign-in'))
  await userEvent.keyboard('{Enter}')
  expect(said).toEqual(['go'])
  show(stateOf('signing'))
  expect(focused()).toBe(get('sign-in'))
  await userEvent.keyboard('{Enter}')
  expect(said).toEqual(['go'])
  await userEvent.tab()
  expect(focused()).toBe(get('cancel'))
  await userEvent.keyboard('{Enter}')
  expect(said).toEqual(['go', 'CLOSE'])
})

function stateOf(name: string): SignInStep {
  return signInStates[name] ?? { type: 'idle' }
}

test('a waiting button has a different colour than one that can be pressed, and the wallet’s icon is beside the avatar', () => {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const { connector } = signerAccount
  const { dialog, get, show } = drawForm(stateOf('ready'), {
    ...signerAccount,
    connector: { ...connector, icon },
  })
  const ground = () => {
    for (const one of get('sign-in').getAnimations()) one.finish()
    return getComputedStyle(get('sign-in')).backgroundColor
  }
  const ready = ground()
  show(stateOf('signing'))
  expect(ground()).not.toBe(ready)
  const badge = dialog.querySelector('[data-mood] img')
  expect(badge?.getAttribute('src')).toBe(icon)
})
