import { expect, test } from 'vitest'
import { pageState } from '../../../src/kit/pageState'
import type * as Inserting from '../../../src/kit/run/insertScript'
import { loadWalletdock } from '../../../src/kit/walletdock'
import { remoteAt } from './remoteAt'

const violations: string[] = []
document.addEventListener('securitypolicyviolation', (event) =>
  violations.push(event.violatedDirective),
)

test('a page that requires Trusted Types loads the remote through its named policy', async () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content =
    "require-trusted-types-for 'script'; trusted-types walletdock-host"
  document.head.append(policy)

  // The policy is in force, because a plain URL is refused.
  const script = document.createElement('script')
  expect(() => Reflect.set(script, 'src', 'https://x.example/')).toThrow()
  expect(violations.splice(0)).toHaveLength(0)

  const first = await loadWalletdock({ url: remoteAt('none').url })
  const second = await loadWalletdock({ url: remoteAt('none').url })
  expect([first, second]).toMatchObject([{ ok: true }, { ok: true }])
  expect(violations).toEqual(['require-trusted-types-for'])
})

/** Imports another copy of the kit's part that creates scripts, because each bundle of a page has its own. */
async function anotherCopy(name: string): Promise<typeof Inserting> {
  const file = new URL('../../../src/kit/run/insertScript.ts', import.meta.url)
  return import(/* @vite-ignore */ `${file.pathname}?${name}`)
}

test('copies of the kit share the policy, and a copy whose remote failed does not affect the others', async () => {
  const before = [...violations]
  const { signal } = new AbortController()
  const entryOf = (fault: string) => `${remoteAt(fault).url}/remoteEntry.js`
  const one = await anotherCopy('one')
  await expect(
    one.insertScript(entryOf('entry-404'), {}, signal),
  ).rejects.toBeInstanceOf(Event)
  const other = await anotherCopy('other')
  expect(other.insertScript).not.toBe(one.insertScript)
  await other.insertScript(entryOf('none'), {}, signal)
  expect(violations).toEqual(before)
})

test('the shared policy only allows URLs of remotes', () => {
  const { policy } = pageState()
  const script = document.createElement('script')
  const pass = (url: string) => {
    script.src = policy?.createScriptURL(url) ?? 'no policy'
    return script.getAttribute('src')
  }
  const entry = `${remoteAt('none').url}/remoteEntry.js`
  for (const url of ['https://x.example/', 'data:,alert(1)', entry])
    expect(pass(url)).toBe('')
})
