import { expect, test } from 'vitest'
import type { Failure } from '../../../../src/errors/Failure'
import { codeOf } from '../../../../src/features/provider/engine/providerError'

test.each<[Failure, number]>([
  [{ class: 'rejected' }, 4001],
  // Code of CAIP-25.
  [{ class: 'rejected', code: 5000 }, 4001],
  [{ class: 'already-pending', code: -32002 }, -32002],
  [{ class: 'connection-lost' }, 4900],
  [{ class: 'connection-lost', code: 4100 }, 4100],
  [{ class: 'wallet-gone' }, 4900],
  [{ class: 'not-installed' }, 4900],
  [{ class: 'sdk-missing' }, 4900],
  // A wallet that cannot switch its chain does not know the method.
  [{ class: 'chain-unsupported', code: -32601 }, 4901],
  [{ class: 'chain-unsupported', code: 5710 }, 5710],
  [{ class: 'chain-unknown', code: 4902 }, 4902],
  [{ class: 'unknown', code: -32601 }, 4200],
  [{ class: 'unknown', code: -32004 }, 4200],
  [{ class: 'unknown', code: 4200 }, 4200],
  [{ class: 'unknown', code: -32000 }, -32000],
  [{ class: 'timed-out' }, -32603],
  [{ class: 'unknown' }, -32603],
])('the failure %o has the code %i', (failure, code) => {
  expect(codeOf(failure)).toBe(code)
})
