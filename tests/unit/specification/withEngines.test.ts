import { expect, test } from 'vitest'
import { withEngines } from '../../specification/withEngines'

const passed = { name: 'a > connects', outcome: 'passed' } as const

test('a test that failed in one engine has failed, and stands once', () => {
  const failed = { ...passed, outcome: 'failed' } as const
  expect(withEngines([passed], [passed, failed])).toEqual([failed])
})

test('an engine that was skipped takes nothing away', () => {
  const skipped = { ...passed, outcome: 'skipped' } as const
  expect(withEngines([passed], [skipped])).toEqual([passed])
})
