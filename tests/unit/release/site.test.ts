import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  readChannels,
  writeChannels,
  writeRelease,
} from '../../../.config/release/site'
import { someChannels } from '../host/someChannels'

function folder() {
  const made = mkdtempSync(path.join(tmpdir(), 'walletdock-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

function built(text: string) {
  const made = folder()
  writeFileSync(path.join(made, 'remoteEntry.js'), text)
  return made
}

test('a site without channels begins with none', () => {
  expect(readChannels(folder())).toMatchObject({ sequence: 0, releases: {} })
})

test('channels are read as they were written, and no half file is left', () => {
  const site = folder()
  writeChannels(site, someChannels)
  expect(readChannels(site)).toEqual(someChannels)
  expect(readdirSync(site)).toEqual(['channels.json'])
})

test('a release is written once; the same bytes again change nothing', () => {
  const site = folder()
  writeRelease(site, '1.0.0', built('one'))
  writeRelease(site, '1.0.0', built('one'))
  expect(readdirSync(path.join(site, 'releases'))).toEqual(['1.0.0'])
})

test('other bytes under the same version are refused', () => {
  const site = folder()
  writeRelease(site, '1.0.0', built('one'))
  expect(() => writeRelease(site, '1.0.0', built('two'))).toThrow(
    'Release 1.0.0 is there already, with another remoteEntry.js.',
  )
})
