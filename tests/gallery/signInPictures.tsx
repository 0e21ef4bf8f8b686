import type { SignInStep } from '../../src/features/signIn/SignIn'
import { SignInForm } from '../../src/features/signIn/SignInForm'
import {
  signerAccount,
  signInStates,
  wrongNetworks,
} from '../fixtures/states/signInStates'
import { nothing, type Picture, type Pictures, type Scene } from './Scene'

/** Every state of the sign-in form. */
export const signInPictures: Pictures = Object.fromEntries([
  ...Object.entries(signInStates).map(([name, step]) => [
    `sign in ${name}`,
    picture(step),
  ]),
  ...Object.entries(wrongNetworks).map(([name, wrong]) => [
    `sign in ${name}`,
    picture(signInStates['ready'], wrong),
  ]),
])

function picture(
  step: SignInStep = { type: 'idle' },
  wrong?: (typeof wrongNetworks)[string],
): Picture {
  return {
    dialog: 'connect',
    layoutIn: narrow,
    draw: ({ messages }) => (
      <SignInForm
        wrongNetwork={wrong?.(messages)}
        signIn={{ ...step, round: 1 }}
        account={signerAccount}
        onGo={nothing}
      />
    ),
  }
}

/** A single action needs no second column. */
function narrow(layout: Scene['layout']): Scene['layout'] {
  return layout === 'wide' ? 'compact' : layout
}
