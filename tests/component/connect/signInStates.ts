import type { Account } from '../../../src/session/State'
import type { SignInStep } from '../../../src/session/signIn/SignIn'

export const signerAccount: Account = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 8453,
  connector: { id: 'acme', name: 'Acme Vault' },
}

const signer = { address: signerAccount.address, chainId: 8453 }
const written = { signer, nonce: 'n1', message: 'm1' }
const failure = { class: 'unknown' } as const

/** Every state of the sign-in form, by name. */
export const signInStates: Readonly<Record<string, SignInStep>> = {
  preparing: { type: 'preparing', signer },
  ready: { type: 'ready', ...written },
  signing: { type: 'signing', ...written },
  verifying: { type: 'verifying', ...written },
  'not prepared': { type: 'failed', signer },
  'not signed': {
    type: 'ready',
    ...written,
    trouble: { step: 'signing', failure },
  },
  'not accepted': {
    type: 'ready',
    ...written,
    trouble: { step: 'verifying' },
  },
  done: { type: 'done', signer },
}
