import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn, root } from '../project'
import { privacyManifest } from './privacyManifest'

const dist = path.join(root, 'dist')
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
const scripts = filesIn(dist)
  // Omit the script for Playwright, because visitors do not receive it.
  .filter((file) => file.endsWith('.js') && !file.endsWith('playwright.js'))
  .map(read)

writeFileSync(
  path.join(dist, 'privacy.json'),
  `${JSON.stringify(privacyManifest(JSON.parse(read('contract.json')).version, scripts, process.env['WALLETDOCK_URL']), null, 2)}\n`,
)
