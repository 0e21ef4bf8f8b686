import { expect, onTestFinished, test } from 'vitest'
import { watchPolicy } from '../../../src/kit/run/places'

const url = 'https://wallet.example/releases/1.0.0'

/** Watches the policy like a load, while the browser reports violations. */
function watch(...violations: Partial<SecurityPolicyViolationEventInit>[]) {
  const policy = watchPolicy([url])
  onTestFinished(policy.end)
  for (const violation of violations)
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        disposition: 'enforce',
        documentURI: location.href,
        violatedDirective: 'connect-src',
        effectiveDirective: 'connect-src',
        originalPolicy: '',
        statusCode: 200,
        ...violation,
      }),
    )
  return policy.failure()
}

test('the first violation by the remote is reported, with the directive to change', async () => {
  const failure = await watch(
    { blockedURI: `${url}/contract.json` },
    { blockedURI: `${url}/late.js` },
  )
  expect(failure).toMatchObject({ reason: 'forbidden' })
  expect(failure?.message).toContain(
    `forbids ${url}/contract.json: allow it in connect-src.`,
  )
})

test('the report of a violation by one of our Trusted Types policies contains the policy’s name', async () => {
  const effectiveDirective = 'trusted-types'
  const sample = 'walletdock-host'
  const blockedURI = 'trusted-types-policy'
  const failure = await watch({ effectiveDirective, sample, blockedURI })
  expect(failure?.message).toContain('forbids walletdock-host: allow it in')
})

test.each([
  ['is only reported', { disposition: 'report', blockedURI: `${url}/a.js` }],
  ['is caused by another origin', { blockedURI: 'https://other.example/a.js' }],
  ['comes after the load', undefined],
] as const)('a violation that %s is not reported', async (_, violation) => {
  if (violation) return expect(await watch(violation)).toBeUndefined()
  const policy = watchPolicy([url])
  policy.end()
  await watch({ blockedURI: `${url}/a.js` })
  expect(await policy.failure()).toBeUndefined()
})
