import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** The message of an error with a long stack trace. */
const lines = Array.from({ length: 20 }, (_, line) => `line ${line + 1}`)

const inVitest = (
  name: string,
  status: string,
  failureMessages: readonly string[] = [],
) => ({
  testResults: [
    {
      name,
      status: status === 'failed' ? 'failed' : 'passed',
      assertionResults: [{ fullName: 'works', status, failureMessages }],
    },
  ],
})
const notLoaded = (name: string) => ({
  testResults: [
    { name, status: 'failed', message: 'No module', assertionResults: [] },
  ],
})
const inPlaywright = (file: string, status: string) => {
  const message = 'Expected 1\nReceived 2'
  const results = [{ errors: status === 'expected' ? [] : [{ message }] }]
  const tests = [{ projectName: 'firefox', status, results }]
  return {
    suites: [{ suites: [{ specs: [{ title: 'works', file, tests }] }] }],
  }
}

/** A command's exit code and report, and its report if it runs again. */
type Run = readonly [exitCode: number, report?: object, again?: object]

/** Runs a copy of the script with commands that write these reports, beside reports of an earlier run. */
function count(...runs: readonly Run[]) {
  return countIn('', ...runs)
}

function countIn(ci: string, ...runs: readonly Run[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-count-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = path.join(folder, 'tests/count.ts')
  cpSync(path.join(root, 'tests/count.ts'), script)
  const reports = path.join(folder, 'test-results/reports')
  mkdirSync(reports, { recursive: true })
  const commands = runs.map(([exitCode, report, again = report], index) => {
    const earlier = JSON.stringify(inVitest('earlier.test.ts', 'passed'))
    writeFileSync(path.join(reports, `${index}.json`), earlier)
    const text = JSON.stringify(JSON.stringify([report, again]))
    const write = `fs.mkdirSync(${JSON.stringify(reports)}, { recursive: true })
      const files = process.argv.slice(2)
      console.log(...files)
      const report = JSON.parse(${text})[files.length > 0 ? 1 : 0]
      fs.writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))`
    writeFileSync(
      path.join(folder, `${index}.cjs`),
      `const fs = require('node:fs')
      ${report ? write : ''}
      process.exitCode = process.argv.length > 2 ? 0 : ${exitCode}`,
    )
    return `node ${path.join(folder, `${index}.cjs`)}`
  })
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...commands],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CI: ci } },
  )
  return { status, output: stdout.replaceAll(folder, '').trim() }
}

test('tests/count.ts adds the tests of both runners', () => {
  const passed = inVitest('a.test.ts', 'passed')
  expect(
    count([0, passed], [0, inPlaywright('b.test.ts', 'expected')]),
  ).toEqual({ status: 0, output: '2 passed, 0 failed' })
})

test('in CI, tests/count.ts runs failed files of Vitest again, and names what passed only the second time', () => {
  const red = inVitest('red.test.ts', 'failed', ['Not seen'])
  const { output } = countIn(
    'true',
    [1, red, red],
    [1, notLoaded('late.test.ts'), inVitest('late.test.ts', 'passed')],
    [1, inPlaywright('red.test.ts', 'unexpected')],
    [0, inVitest('slow.test.ts', 'passed', ['Not seen'])],
    [0, inPlaywright('slow.test.ts', 'flaky')],
  )
  expect(output.split('\n')).toEqual([
    'red.test.ts',
    '',
    'late.test.ts',
    ...['', '', '', ''],
    'Failed',
    '  red.test.ts: works',
    '    Not seen',
    '    Not seen',
    '  firefox: red.test.ts: works',
    '    Expected 1',
    '    Received 2',
    '',
    'Passed only the second time',
    '  late.test.ts: works',
    '    No module',
    '  slow.test.ts: works',
    '    Not seen',
    '  firefox: slow.test.ts: works',
    '    Expected 1',
    '    Received 2',
    '',
    '3 passed, 2 failed',
  ])
})

test('tests/count.ts runs every command, and names what failed and why, was skipped, did not load or has no report', () => {
  const { status, output } = count(
    [1, inVitest('red.test.ts', 'failed', [lines.join('\n')])],
    [1, inPlaywright('red.test.ts', 'unexpected')],
    [0, inPlaywright('skipped.test.ts', 'skipped')],
    [1, notLoaded('broken.test.ts')],
    [0],
    [1, inVitest('leaking.test.ts', 'passed')],
  )
  expect(output.split('\n')).toEqual([
    'Failed',
    '  red.test.ts: works',
    ...lines.slice(0, 12).map((line) => `    ${line}`),
    '  firefox: red.test.ts: works',
    '    Expected 1',
    '    Received 2',
    '  firefox: skipped.test.ts: works',
    '    Expected 1',
    '    Received 2',
    '  broken.test.ts',
    '    No module',
    '  node /4.cjs: exit code 0',
    '  node /5.cjs: exit code 1',
    '',
    '1 passed, 6 failed',
  ])
  expect(status).toBe(1)
})
