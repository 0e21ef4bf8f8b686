import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { sources } from '../../host-example/local/isBuilt'
import { startServer } from '../fixtures/project/runProgram'
import { test } from '../fixtures/test'

const root = path.join(import.meta.dirname, '../..')

/** Copies the sources, and the builds after them, so that the builds are newer. Links to the installed packages. */
function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'walletdock-dev-'))
  const isBuild = (file: string) => /[\\/](dist|node_modules)$/.test(file)
  for (const name of sources)
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !isBuild(file),
    })
  for (const name of ['dist', 'host-example/dist'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  symlinkSync(
    path.join(root, 'node_modules'),
    path.join(copy, 'node_modules'),
    'junction',
  )
  return copy
}

/** Changes a file, like a developer who edits and saves it. */
function edit(copy: string, file: string, from: string, to: string) {
  const name = path.join(copy, file)
  const text = readFileSync(name, 'utf8')
  expect(text).toContain(from)
  writeFileSync(name, text.replace(from, to))
}

/** Marks a page until it reloads. */
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('npm run dev replaces an edited component of the host without a reload, and reloads both pages if the remote is edited', async ({
  page,
  context,
  expectedNoise,
}) => {
  test.setTimeout(300_000)
  expectedNoise.push(/React DevTools/, /\[rspack-dev-server\]|\[HMR\]/)
  const copy = copyProject()
  const { said: url, stop } = await startServer(
    process.execPath,
    ['--import', 'tsx', 'host-example/start/dev.ts'],
    /^Open (http\S+)/m,
    { cwd: copy },
  )
  try {
    const federated = await context.newPage()
    await page.goto(url)
    await federated.goto(`${url}/federated`)
    for (const each of [page, federated]) {
      await expect(each.getByTestId('wd-connect-button')).toHaveText(
        'Connect wallet',
      )
      await mark(each)
    }
    // The page's component has state, which a reload or a new instance would lose.
    await page.getByRole('button', { name: 'About this orchard' }).click()
    edit(
      copy,
      'host-example/src/page/AboutDialog.tsx',
      'Back to the trees',
      'Back to the hill',
    )
    await expect(
      page.getByRole('button', { name: 'Back to the hill' }),
    ).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    edit(
      copy,
      'host-example/src/federated/FederatedPage.tsx',
      'The same wallet, as a federation remote',
      'The same purse, as a federation remote',
    )
    await expect(federated.getByRole('heading', { level: 1 })).toHaveText(
      'The same purse, as a federation remote',
    )
    expect(await isMarked(federated)).toBe(true)
    edit(
      copy,
      'src/views/button/ConnectButtonView.tsx',
      '(failed ?? props.label ?? messages.connect)}',
      '(failed ?? props.label ?? messages.connect)} now',
    )
    for (const each of [page, federated]) {
      const button = each.getByTestId('wd-connect-button').first()
      await expect(button).toHaveText('Connect wallet now')
      expect(await isMarked(each)).toBe(false)
    }
    expect((await fetch(`${url}/thin`)).status).toBe(200)
    // An open page would report that it has lost its development server.
    for (const each of context.pages()) await each.goto('about:blank')
  } finally {
    await stop()
    rmSync(copy, { recursive: true, force: true })
  }
})
