import { expect, test } from 'vitest'
import { loadWalletdock } from '../../../src/host/walletdock'
import { remoteAt } from './remoteAt'

test('a page that requires Trusted Types loads the remote through its named policy', async () => {
  const violations: string[] = []
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push(event.violatedDirective),
  )
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content =
    "require-trusted-types-for 'script'; trusted-types walletdock-host"
  document.head.append(policy)

  // The policy is in force: a plain address is refused.
  const script = document.createElement('script')
  expect(() => Reflect.set(script, 'src', 'https://x.example/')).toThrow()
  expect(violations.splice(0)).toHaveLength(0)

  const first = await loadWalletdock({ url: remoteAt('none').url })
  const second = await loadWalletdock({ url: remoteAt('none').url })
  expect([first, second]).toMatchObject([{ ok: true }, { ok: true }])
  expect(violations).toEqual(['require-trusted-types-for'])
})
