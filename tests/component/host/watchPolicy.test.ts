import { expect, onTestFinished, test } from 'vitest'
import { watchPolicy } from '../../../src/host/check/watchPolicy'

const url = 'https://wallet.example/releases/1.0.0'

/** Watches, as a load does, while the browser tells of violations. */
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

test('the first thing of the remote that the page’s policy refuses is told, with the directive to change', async () => {
  const failure = await watch(
    { blockedURI: `${url}/contract.json` },
    { blockedURI: `${url}/late.js` },
  )
  expect(failure).toMatchObject({ reason: 'forbidden' })
  expect(failure?.message).toContain(
    `forbids ${url}/contract.json: allow it in connect-src.`,
  )
})

test('so is the name of a Trusted Types policy of ours', async () => {
  const effectiveDirective = 'trusted-types'
  const sample = 'walletdock-host'
  const blockedURI = 'trusted-types-policy'
  const failure = await watch({ effectiveDirective, sample, blockedURI })
  expect(failure?.message).toContain('forbids walletdock-host: allow it in')
})

test.each([
  ['is only reported', { disposition: 'report', blockedURI: `${url}/a.js` }],
  ['is of somebody else', { blockedURI: 'https://other.example/a.js' }],
  ['comes after the load', undefined],
] as const)('what %s is no failure of ours', async (_, violation) => {
  if (violation) return expect(await watch(violation)).toBeUndefined()
  const policy = watchPolicy([url])
  policy.end()
  await watch({ blockedURI: `${url}/a.js` })
  expect(await policy.failure()).toBeUndefined()
})
